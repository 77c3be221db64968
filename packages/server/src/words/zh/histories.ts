import type { histories as english } from "../en/histories.ts";

/** Entries in the history of orders, wallets and points; `{number}` is the business number of an entry. */
export const histories: typeof english = {
  order: {
    CREATED: "订单已提交",
    PAID: "订单已付款",
    CANCELLED: "买家取消订单",
    EXPIRED: "超时未支付，订单自动关闭",
    REFUNDED: "已退还支付金额",
    PARTS_SHIPPED: "商家已部分发货",
    SHIPPED: "商家已发货",
    ARRIVED: "包裹已签收",
    RECEIVED: "已确认收货",
    AUTO_RECEIVED: "超时未确认，系统自动收货",
    REDEEMED: "已提货",
    INVOICED: "发票已开具",
  },
  wallet: {
    paid: "订单{number}",
    refunded: "退款{number}",
    tooLate: "重复或超时付款退回",
    sentBack: "{number}的退款原路退回",
    sentBackLate: "重复或超时付款原路退回",
    kept: "退款无法原路退回，转入余额",
    recharged: "充值{number}",
    given: "商城赠送",
    withdrawn: "提现{number}",
    returned: "提现{number}未成功，已退回",
    commission: "佣金{number}",
    other: "",
  },
  points: {
    REGISTER: "注册赠送",
    ORDER_COMPLETED: "订单{number}完成",
    GIFT: "订单{number}赠送",
    GIFT_RETURNED: "订单{number}取消，收回赠送",
    AFTER_SALE: "售后{number}退款，收回积分",
    EVALUATION: "发表评价赠送",
    EXCHANGE: "订单{number}兑换商品",
    OWED: "抵扣退款后欠下的积分",
    EXCHANGE_RETURNED: "订单{number}取消，退还积分",
  },
};
