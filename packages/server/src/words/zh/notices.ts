import type { notices as english } from "../en/notices.ts";

/**
 * Title and text of each message to buyers, by kind. `{name}` is filled in; a part in square brackets is left out if
 * its value is missing.
 */
export const notices: typeof english = {
  ORDER_PAID: { title: "付款成功", content: "您已为订单{sn}支付{cents}，{store}将尽快为您备货。" },
  ORDER_READY: { title: "订单待提货", content: "您在{store}的订单{sn}可以提货了，请到店出示订单中的提货码。" },
  ORDER_PARTS_SHIPPED: {
    title: "订单已部分发货",
    content: "{store}已寄出订单{sn}的一个包裹，快递单号：{number}。[物流查询：{page}]",
  },
  ORDER_SHIPPED: { title: "订单已发货", content: "{store}已寄出订单{sn}，快递单号：{number}。[物流查询：{page}]" },
  ORDER_ARRIVED: { title: "包裹已签收", content: "订单{sn}的包裹{number}已签收，请核对商品后确认收货。" },
  COUPON_LOST: {
    title: "优惠券已不适用",
    content: "您取消了与订单{sn}共用优惠券的订单，剩余商品未达到使用门槛，订单{sn}现需支付{cents}，优惠券已退回。",
  },
  ORDER_EXPIRED: { title: "订单已关闭", content: "您在{store}的订单{sn}超时未付款，已自动关闭，所用优惠券已退回。" },
  TRANSFER_MISSING: {
    title: "未收到您的转账",
    content:
      "我们未收到您为{store}的订单{sn}支付的银行转账，订单已关闭，所用优惠券已退回。如您已转账，款项到账后将存入您的余额。",
  },
  ORDER_CLOSED: { title: "商家已关闭订单", content: "{store}已关闭订单{sn}，原因：{reason}" },
  ORDER_COMPLETED: { title: "订单已完成", content: "您在{store}的订单{sn}已完成，欢迎评价商品。" },
  AFTER_SALE_AGREED: { title: "售后申请已通过", content: "商家已同意售后单{sn}，即将为您退款。" },
  AFTER_SALE_RETURN: { title: "请寄回商品", content: "商家已同意售后单{sn}，请在7天内寄回商品并填写快递单号。" },
  AFTER_SALE_REFUSED: { title: "售后申请未通过", content: "商家已拒绝售后单{sn}[：{reason}]。" },
  AFTER_SALE_RETURN_REFUSED: { title: "商家拒收退货", content: "商家拒收售后单{sn}的退货[：{reason}]。" },
  AFTER_SALE_LAPSED: { title: "售后已关闭", content: "售后单{sn}超时未寄回商品，已自动关闭。" },
  REFUND_TO_WALLET: { title: "退款到账", content: "售后单{sn}的退款{cents}已退回您的余额。" },
  REFUND_TO_PAYER: { title: "退款已原路退回", content: "售后单{sn}的退款{cents}已提交原路退回，请留意到账通知。" },
  PAID_BACK_TO_WALLET: {
    title: "商家已退款",
    content: "{store}已就订单{sn}向您退款{cents}，已存入您的余额。原因：{reason}",
  },
  PAID_BACK_TO_PAYER: {
    title: "商家已退款",
    content: "{store}已就订单{sn}向您退款{cents}，将原路退回。原因：{reason}",
  },
  CANCELLED_TO_WALLET: { title: "订单已取消", content: "订单{sn}已按您的要求取消，{cents}已退至您的余额。" },
  CANCELLED_TO_PAYER: { title: "订单已取消", content: "订单{sn}已按您的要求取消，{cents}将原路退回。" },
  REFUND_KEPT: { title: "退款已转入余额", content: "{cents}无法原路退回，已转入您的余额。" },
  REFUND_TO_BANK: { title: "退款已转账", content: "售后单{sn}的退款{cents}已转入您的银行账户。" },
  COMPLAINT_ANSWERED: { title: "商家已答复投诉", content: "{store}已答复您对订单{sn}的投诉，平台将进行裁决。" },
  COMPLAINT_RULED: { title: "投诉已裁决", content: "平台已对您关于订单{sn}的投诉作出裁决：{ruling}" },
  WITHDRAWAL_PAID: { title: "提现成功", content: "您的提现{sn}已打款{cents}。" },
  WITHDRAWAL_FAILED: { title: "提现未成功", content: "您的提现{sn}未成功，{cents}已退回余额：{reason}" },
  RECHARGE_MISSING: {
    title: "未收到您的充值转账",
    content: "我们未收到充值单{sn}的银行转账{cents}，充值已关闭。如您已转账，款项到账后将存入您的余额。",
  },
  RECHARGE_CREDITED: { title: "充值到账", content: "充值单{sn}的{cents}已存入您的余额。" },
  EVALUATION_ANSWERED: { title: "商家回复了您的评价", content: "{store}回复了您对“{goods}”的评价：{reply}" },
  BACK_IN_STOCK: { title: "到货提醒", content: "您关注的“{goods}”已到货，快去看看吧。" },
  PRICE_FELL: { title: "降价提醒", content: "您关注的“{goods}”现价{cents}，快去看看吧。" },
  DISTRIBUTION_ACCEPTED: { title: "分销申请已通过", content: "您已成为分销员，分享商品即可赚取佣金。" },
  DISTRIBUTION_REFUSED: { title: "分销申请未通过", content: "您的分销申请未通过，可以重新提交。" },
  DISTRIBUTION_ENDED: { title: "分销资格已终止", content: "您的分销资格已终止，历史收益仍可查看。" },
  COMMISSION_PAID: { title: "佣金到账", content: "佣金提现{sn}的{cents}已存入您的余额。" },
  COMMISSION_REFUSED: { title: "佣金提现未通过", content: "佣金提现{sn}未通过，{cents}已退回可提现佣金。" },
  STORE_ACCEPTED: { title: "店铺已开通", content: "您的入驻申请已通过，店铺“{name}”已开通。" },
  STORE_REFUSED: {
    title: "入驻申请未通过",
    content: "您为“{name}”提交的入驻申请未通过[：{reason}]，可修改后重新提交。",
  },
  STORE_CLOSED: { title: "店铺已关闭", content: "您的店铺“{name}”已被平台关闭[：{reason}]。" },
  STORE_REOPENED: { title: "店铺已恢复营业", content: "您的店铺“{name}”已恢复营业。" },
};
