import type { Lang } from "#server/http/serve.ts";
import type { NoticeKind, NoticeWords } from "./notice.ts";

/** What buyers read, by kind and language. */
export const noticeWords: Readonly<Record<NoticeKind, Readonly<Record<Lang, NoticeWords>>>> = {
  ORDER_PAID: {
    en: ["Payment received", "{store} has your payment of {cents} for order {sn} and will get it ready."],
    zh: ["付款成功", "您已为订单 {sn} 支付 {cents}，{store}将尽快为您备货。"],
  },
  ORDER_READY: {
    en: ["Ready to be fetched", "Order {sn} from {store} waits for you. Show the code of the order at the counter."],
    zh: ["订单待提货", "您在{store}的订单 {sn} 可以提货了，请到店出示订单中的核销码。"],
  },
  ORDER_PARTS_SHIPPED: {
    en: ["Part of your order is on its way", "{store} has sent a parcel of order {sn}. Parcel number: {number}."],
    zh: ["订单已部分发货", "{store}已寄出订单 {sn} 的一个包裹，运单号：{number}。"],
  },
  ORDER_SHIPPED: {
    en: ["Your order is on its way", "{store} has sent order {sn}. Parcel number: {number}."],
    zh: ["订单已发货", "{store}已寄出订单 {sn}，运单号：{number}。"],
  },
  ORDER_ARRIVED: {
    en: ["Your parcel has arrived", "Parcel {number} of order {sn} was handed over. Confirm receipt when all is well."],
    zh: ["包裹已签收", "订单 {sn} 的包裹 {number} 已签收，请核对商品后确认收货。"],
  },
  ORDER_EXPIRED: {
    en: [
      "Order closed",
      "Order {sn} from {store} was not paid in time and is closed. Coupons you used are yours again.",
    ],
    zh: ["订单已关闭", "您在{store}的订单 {sn} 超时未付款，已自动关闭，所用优惠券已退回。"],
  },
  ORDER_COMPLETED: {
    en: ["Order completed", "Order {sn} from {store} is completed. Tell others how you like your goods."],
    zh: ["订单已完成", "您在{store}的订单 {sn} 已完成，欢迎评价商品。"],
  },
  AFTER_SALE_AGREED: {
    en: ["Refund agreed", "The store agreed to case {sn}. The refund follows."],
    zh: ["售后申请已通过", "商家已同意售后单 {sn}，即将为您退款。"],
  },
  AFTER_SALE_RETURN: {
    en: [
      "Send the goods back",
      "The store agreed to case {sn}. Send the goods back within 7 days and enter the parcel's number.",
    ],
    zh: ["请寄回商品", "商家已同意售后单 {sn}，请在 7 天内寄回商品并填写运单号。"],
  },
  AFTER_SALE_REFUSED: {
    en: ["After-sale request refused", "The store refused case {sn}[: {reason}]."],
    zh: ["售后申请未通过", "商家已拒绝售后单 {sn}[：{reason}]。"],
  },
  AFTER_SALE_RETURN_REFUSED: {
    en: ["Returned goods turned down", "The store turned down what came back for case {sn}[: {reason}]."],
    zh: ["商家拒收退货", "商家拒收售后单 {sn} 的退货[：{reason}]。"],
  },
  AFTER_SALE_LAPSED: {
    en: ["After-sale request closed", "The goods of case {sn} were not sent back in time, so the case is closed."],
    zh: ["售后已关闭", "售后单 {sn} 超时未寄回商品，已自动关闭。"],
  },
  REFUND_TO_WALLET: {
    en: ["Refund received", "{cents} for case {sn} are in your wallet."],
    zh: ["退款到账", "售后单 {sn} 的退款 {cents} 已退回您的余额。"],
  },
  REFUND_TO_BANK: {
    en: ["Refund transferred", "{cents} for case {sn} were transferred to your bank account."],
    zh: ["退款已转账", "售后单 {sn} 的退款 {cents} 已转入您的银行账户。"],
  },
  COMPLAINT_ANSWERED: {
    en: ["Your complaint was answered", "{store} answered your complaint about order {sn}. The platform decides next."],
    zh: ["商家已回应投诉", "{store}已回应您对订单 {sn} 的投诉，平台将进行裁决。"],
  },
  COMPLAINT_RULED: {
    en: ["Your complaint was decided", "The platform decided on your complaint about order {sn}: {ruling}"],
    zh: ["投诉已裁决", "平台已对您关于订单 {sn} 的投诉作出裁决：{ruling}"],
  },
  WITHDRAWAL_PAID: {
    en: ["Withdrawal paid out", "{cents} of withdrawal {sn} were paid out."],
    zh: ["提现成功", "您的提现 {sn} 已打款 {cents}。"],
  },
  WITHDRAWAL_FAILED: {
    en: ["Withdrawal not paid out", "{cents} of withdrawal {sn} are back in your wallet: {reason}"],
    zh: ["提现未成功", "您的提现 {sn} 未成功，{cents} 已退回余额：{reason}"],
  },
  RECHARGE_CREDITED: {
    en: ["Wallet topped up", "{cents} of top-up {sn} are in your wallet."],
    zh: ["充值到账", "充值单 {sn} 的 {cents} 已存入您的余额。"],
  },
  EVALUATION_ANSWERED: {
    en: ["A store answered your review", "{store} answered your review of “{goods}”: {reply}"],
    zh: ["商家回复了您的评价", "{store}回复了您对“{goods}”的评价：{reply}"],
  },
  DISTRIBUTION_ACCEPTED: {
    en: ["Welcome to distribution", "Your application was accepted. Share goods and earn commission."],
    zh: ["分销申请已通过", "您已成为分销员，分享商品即可赚取佣金。"],
  },
  DISTRIBUTION_REFUSED: {
    en: ["Distribution application refused", "Your application was not accepted. You may apply again."],
    zh: ["分销申请未通过", "您的分销申请未通过，可以重新提交。"],
  },
  DISTRIBUTION_ENDED: {
    en: ["Distribution ended", "You are no longer a distributor. What you earned can still be read."],
    zh: ["分销资格已终止", "您的分销资格已终止，历史收益仍可查看。"],
  },
  COMMISSION_PAID: {
    en: ["Commission received", "{cents} of commission {sn} are in your wallet."],
    zh: ["佣金到账", "佣金提现 {sn} 的 {cents} 已存入您的余额。"],
  },
  COMMISSION_REFUSED: {
    en: ["Commission not paid out", "{cents} of commission {sn} are yours to withdraw again."],
    zh: ["佣金提现未通过", "佣金提现 {sn} 未通过，{cents} 已退回可提现佣金。"],
  },
  STORE_ACCEPTED: {
    en: ["Your store is open", "The platform accepted your application: {name} is open."],
    zh: ["店铺已开通", "您的入驻申请已通过，店铺“{name}”已开通。"],
  },
  STORE_REFUSED: {
    en: [
      "Store application refused",
      "The platform refused your application for {name}[: {reason}]. You may change it and apply again.",
    ],
    zh: ["入驻申请未通过", "您为“{name}”提交的入驻申请未通过[：{reason}]，可修改后重新提交。"],
  },
  STORE_CLOSED: {
    en: ["Your store was closed", "The platform closed {name}[: {reason}]."],
    zh: ["店铺已关闭", "您的店铺“{name}”已被平台关闭[：{reason}]。"],
  },
  STORE_REOPENED: {
    en: ["Your store is open again", "The platform opened {name} again."],
    zh: ["店铺已恢复营业", "您的店铺“{name}”已恢复营业。"],
  },
};
