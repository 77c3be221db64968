import type { Lang } from "#server/http/serve.ts";
import type { NoticeKind, NoticeWords } from "./notice.ts";

/** What buyers read, by kind and language. */
export const noticeWords: Readonly<Record<NoticeKind, Readonly<Record<Lang, NoticeWords>>>> = {
  ORDER_PAID: {
    en: ["Payment received", "{store} has received {cents} for order {sn} and is getting it ready."],
    zh: ["付款成功", "您已为订单{sn}支付{cents}，{store}将尽快为您备货。"],
  },
  ORDER_READY: {
    en: [
      "Ready for pick-up",
      "Order {sn} from {store} is ready. Show the pick-up code from your order at the pick-up point.",
    ],
    zh: ["订单待提货", "您在{store}的订单{sn}可以提货了，请到店出示订单中的提货码。"],
  },
  ORDER_PARTS_SHIPPED: {
    en: ["Part of your order is on its way", "{store} has sent a parcel from order {sn}. Tracking number: {number}."],
    zh: ["订单已部分发货", "{store}已寄出订单{sn}的一个包裹，快递单号：{number}。"],
  },
  ORDER_SHIPPED: {
    en: ["Your order is on its way", "{store} has sent order {sn}. Tracking number: {number}."],
    zh: ["订单已发货", "{store}已寄出订单{sn}，快递单号：{number}。"],
  },
  ORDER_ARRIVED: {
    en: [
      "Your parcel has arrived",
      "Parcel {number} from order {sn} has been delivered. Check the items, then confirm receipt.",
    ],
    zh: ["包裹已签收", "订单{sn}的包裹{number}已签收，请核对商品后确认收货。"],
  },
  ORDER_EXPIRED: {
    en: [
      "Order closed",
      "Order {sn} from {store} was closed because it was not paid in time. Any coupons you used have been returned.",
    ],
    zh: ["订单已关闭", "您在{store}的订单{sn}超时未付款，已自动关闭，所用优惠券已退回。"],
  },
  ORDER_COMPLETED: {
    en: ["Order completed", "Order {sn} from {store} is complete. Write a review to help other buyers."],
    zh: ["订单已完成", "您在{store}的订单{sn}已完成，欢迎评价商品。"],
  },
  AFTER_SALE_AGREED: {
    en: ["Refund approved", "The store approved request {sn}. Your refund is on its way."],
    zh: ["售后申请已通过", "商家已同意售后单{sn}，即将为您退款。"],
  },
  AFTER_SALE_RETURN: {
    en: [
      "Send your return",
      "The store approved request {sn}. Send the items back within 7 days and add the tracking number.",
    ],
    zh: ["请寄回商品", "商家已同意售后单{sn}，请在7天内寄回商品并填写快递单号。"],
  },
  AFTER_SALE_REFUSED: {
    en: ["Request declined", "The store declined return or refund request {sn}[: {reason}]."],
    zh: ["售后申请未通过", "商家已拒绝售后单{sn}[：{reason}]。"],
  },
  AFTER_SALE_RETURN_REFUSED: {
    en: ["Return not accepted", "The store did not accept the items you returned for request {sn}[: {reason}]."],
    zh: ["商家拒收退货", "商家拒收售后单{sn}的退货[：{reason}]。"],
  },
  AFTER_SALE_LAPSED: {
    en: ["Request closed", "Request {sn} was closed because the items were not sent back in time."],
    zh: ["售后已关闭", "售后单{sn}超时未寄回商品，已自动关闭。"],
  },
  REFUND_TO_WALLET: {
    en: ["Refund received", "{cents} for request {sn} has been added to your wallet."],
    zh: ["退款到账", "售后单{sn}的退款{cents}已退回您的余额。"],
  },
  REFUND_TO_BANK: {
    en: ["Refund transferred", "{cents} for request {sn} has been transferred to your bank account."],
    zh: ["退款已转账", "售后单{sn}的退款{cents}已转入您的银行账户。"],
  },
  COMPLAINT_ANSWERED: {
    en: [
      "The store replied to your complaint",
      "{store} replied to your complaint about order {sn}. Sundry will decide next.",
    ],
    zh: ["商家已答复投诉", "{store}已答复您对订单{sn}的投诉，平台将进行裁决。"],
  },
  COMPLAINT_RULED: {
    en: ["We have decided on your complaint", "Our decision on your complaint about order {sn}: {ruling}"],
    zh: ["投诉已裁决", "平台已对您关于订单{sn}的投诉作出裁决：{ruling}"],
  },
  WITHDRAWAL_PAID: {
    en: ["Withdrawal paid out", "{cents} from withdrawal {sn} has been paid out."],
    zh: ["提现成功", "您的提现{sn}已打款{cents}。"],
  },
  WITHDRAWAL_FAILED: {
    en: ["Withdrawal failed", "{cents} from withdrawal {sn} has been returned to your wallet: {reason}"],
    zh: ["提现未成功", "您的提现{sn}未成功，{cents}已退回余额：{reason}"],
  },
  RECHARGE_CREDITED: {
    en: ["Wallet topped up", "{cents} from top-up {sn} has been added to your wallet."],
    zh: ["充值到账", "充值单{sn}的{cents}已存入您的余额。"],
  },
  EVALUATION_ANSWERED: {
    en: ["A store replied to your review", "{store} replied to your review of “{goods}”: {reply}"],
    zh: ["商家回复了您的评价", "{store}回复了您对“{goods}”的评价：{reply}"],
  },
  DISTRIBUTION_ACCEPTED: {
    en: ["You're in the referral programme", "Your application was accepted. Share items to earn commission."],
    zh: ["分销申请已通过", "您已成为分销员，分享商品即可赚取佣金。"],
  },
  DISTRIBUTION_REFUSED: {
    en: ["Referral application declined", "Your application was not accepted. You can apply again."],
    zh: ["分销申请未通过", "您的分销申请未通过，可以重新提交。"],
  },
  DISTRIBUTION_ENDED: {
    en: ["Referrals ended", "You are no longer in the referral programme. You can still see what you earned."],
    zh: ["分销资格已终止", "您的分销资格已终止，历史收益仍可查看。"],
  },
  COMMISSION_PAID: {
    en: ["Commission received", "{cents} from commission withdrawal {sn} has been added to your wallet."],
    zh: ["佣金到账", "佣金提现{sn}的{cents}已存入您的余额。"],
  },
  COMMISSION_REFUSED: {
    en: ["Commission withdrawal declined", "{cents} from commission withdrawal {sn} is available to withdraw again."],
    zh: ["佣金提现未通过", "佣金提现{sn}未通过，{cents}已退回可提现佣金。"],
  },
  STORE_ACCEPTED: {
    en: ["Your store is open", "Your application was accepted: {name} is open."],
    zh: ["店铺已开通", "您的入驻申请已通过，店铺“{name}”已开通。"],
  },
  STORE_REFUSED: {
    en: [
      "Store application declined",
      "Your application for {name} was not accepted[: {reason}]. You can change it and apply again.",
    ],
    zh: ["入驻申请未通过", "您为“{name}”提交的入驻申请未通过[：{reason}]，可修改后重新提交。"],
  },
  STORE_CLOSED: {
    en: ["Your store has been closed", "Sundry has closed {name}[: {reason}]."],
    zh: ["店铺已关闭", "您的店铺“{name}”已被平台关闭[：{reason}]。"],
  },
  STORE_REOPENED: {
    en: ["Your store is open again", "Sundry has reopened {name}."],
    zh: ["店铺已恢复营业", "您的店铺“{name}”已恢复营业。"],
  },
};
