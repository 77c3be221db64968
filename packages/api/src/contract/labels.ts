import type {
  FeedbackType,
  VerificationPurpose,
  AfterSaleStatus,
  AfterSaleType,
  CommentStatus,
  ComplaintStatus,
  CouponType,
  DeliverStatus,
  DeliveryMethod,
  DistributionOrderStatus,
  DistributionStatus,
  EvaluationGrade,
  MemberCouponStatus,
  MessageStatus,
  OrderStatus,
  OrderTag,
  PaymentMethod,
  PaymentState,
  PayStatus,
  PromotionScope,
  RefundWay,
  SalesModel,
  WalletLogType,
  WithdrawStatus,
} from "./enums.ts";
import type { ValueOf } from "./enumeration.ts";

/** Languages of the shop. */
export type Language = "en" | "zh";
/** Names of the values of an enumeration, English first, Chinese second. A value without a name does not compile. */
export type Labels<Enumeration> = Readonly<Record<ValueOf<Enumeration>, readonly [en: string, zh: string]>>;

/** The name of an enumeration value for a buyer; an unknown value is shown as it is. */
export function label(
  labels: Readonly<Record<string, readonly [string, string]>>,
  value: string,
  language: Language,
): string {
  const pair = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return pair?.[language === "zh" ? 1 : 0] ?? value;
}

export const orderStatusLabels: Labels<typeof OrderStatus> = {
  UNPAID: ["Waiting for payment", "待付款"],
  PAID: ["Paid", "已付款"],
  UNDELIVERED: ["Being packed", "待发货"],
  PARTS_DELIVERED: ["Partly shipped", "部分发货"],
  DELIVERED: ["Shipped", "已发货"],
  COMPLETED: ["Completed", "已完成"],
  TAKE: ["Ready to redeem", "待使用"],
  CANCELLED: ["Cancelled", "已取消"],
  STAY_PICKED_UP: ["Ready for pick-up", "待自提"],
};

export const orderTagLabels: Labels<typeof OrderTag> = {
  ALL: ["All", "全部"],
  WAIT_PAY: ["To pay", "待付款"],
  WAIT_SHIP: ["To ship", "待发货"],
  WAIT_ROG: ["To receive", "待收货"],
  COMPLETE: ["Completed", "已完成"],
  CANCELLED: ["Cancelled", "已取消"],
};

export const payStatusLabels: Labels<typeof PayStatus> = {
  UNPAID: ["Not paid", "未付款"],
  PAID: ["Paid", "已付款"],
  CANCEL: ["Cancelled", "已取消"],
};

export const deliverStatusLabels: Labels<typeof DeliverStatus> = {
  UNDELIVERED: ["Not shipped", "未发货"],
  PARTS_DELIVERED: ["Partly shipped", "部分发货"],
  DELIVERED: ["Shipped", "已发货"],
  RECEIVED: ["Received", "已收货"],
};

export const deliveryMethodLabels: Labels<typeof DeliveryMethod> = {
  LOGISTICS: ["Parcel delivery", "物流配送"],
  SELF_PICK_UP: ["Pick up at the store", "到店自提"],
  LOCAL_TOWN_DELIVERY: ["Same-city delivery", "同城配送"],
  VIRTUAL: ["Online delivery", "虚拟发货"],
};

export const commentStatusLabels: Labels<typeof CommentStatus> = {
  NEW: ["Not open for reviews yet", "暂不可评价"],
  UNFINISHED: ["To review", "待评价"],
  WAIT_CHASE: ["Add a follow-up review", "待追评"],
  FINISHED: ["Reviewed", "已评价"],
};

export const afterSaleTypeLabels: Labels<typeof AfterSaleType> = {
  RETURN_MONEY: ["Refund only", "仅退款"],
  RETURN_GOODS: ["Return and refund", "退货退款"],
};

export const refundWayLabels: Labels<typeof RefundWay> = {
  ORIGINAL: ["Original payment method", "原路退回"],
  OFFLINE: ["Bank transfer", "银行转账"],
};

export const afterSaleStatusLabels: Labels<typeof AfterSaleStatus> = {
  APPLY: ["Requested", "申请中"],
  PASS: ["Approved", "已通过"],
  REFUSE: ["Declined", "已拒绝"],
  BUYER_RETURN: ["Return on its way", "买家已退货，待商家收货"],
  SELLER_CONFIRM: ["Return received", "商家已收货"],
  SELLER_TERMINATION: ["Closed by seller", "商家已终止"],
  BUYER_CONFIRM: ["Receipt confirmed", "买家确认收货"],
  BUYER_CANCEL: ["Cancelled by you", "买家取消售后"],
  COMPLETE: ["Completed", "售后完成"],
  WAIT_REFUND: ["Waiting for refund", "等待平台退款"],
};

export const withdrawStatusLabels: Labels<typeof WithdrawStatus> = {
  APPLY: ["In review", "申请中"],
  VIA_AUDITING: ["Approved", "审核通过"],
  SUCCESS: ["Paid out", "提现成功"],
  ERROR: ["Payout failed", "提现失败"],
  REJECT: ["Declined", "审核拒绝"],
  FAIL_AUDITING: ["Declined", "审核拒绝"],
};

export const messageStatusLabels: Labels<typeof MessageStatus> = {
  UN_READY: ["Unread", "未读"],
  ALREADY_READY: ["Read", "已读"],
  ALREADY_REMOVE: ["Bin", "回收站"],
};

export const paymentMethodLabels: Labels<typeof PaymentMethod> = {
  ALIPAY: ["Alipay", "支付宝"],
  WECHAT: ["WeChat Pay", "微信支付"],
  WALLET: ["Wallet", "余额支付"],
  BANK_TRANSFER: ["Bank transfer", "线下转账"],
  UNIONPAY: ["UnionPay", "银联云闪付"],
};

export const paymentStateLabels: Labels<typeof PaymentState> = {
  UNPAID: ["Not paid", "未付款"],
  WAITING: ["Waiting for payment", "等待付款"],
  DECLARED: ["Transfer sent", "转账待确认"],
  PAID: ["Paid", "已付款"],
  REFUSED: ["Declined", "支付被拒绝"],
  EXPIRED: ["Expired", "已过期"],
  REFUNDED: ["Returned to the wallet", "已退回余额"],
  CLOSED: ["Closed", "已关闭"],
};

export const walletLogTypeLabels: Labels<typeof WalletLogType> = {
  WALLET_WITHDRAWAL: ["Withdrawal", "余额提现"],
  WALLET_PAY: ["Payment", "余额支付"],
  WALLET_REFUND: ["Refund", "余额退款"],
  WALLET_RECHARGE: ["Top-up", "余额充值"],
  WALLET_COMMISSION: ["Commission", "佣金"],
};

export const memberCouponStatusLabels: Labels<typeof MemberCouponStatus> = {
  NEW: ["Ready to use", "未使用"],
  USED: ["Used", "已使用"],
  EXPIRE: ["Expired", "已过期"],
  CLOSED: ["Withdrawn", "已作废"],
};

export const couponTypeLabels: Labels<typeof CouponType> = {
  PRICE: ["Amount off", "满减券"],
  DISCOUNT: ["Percentage off", "折扣券"],
};

export const promotionScopeLabels: Labels<typeof PromotionScope> = {
  ALL: ["All products", "全部商品"],
  PORTION_GOODS: ["Selected products", "部分商品"],
  PORTION_GOODS_CATEGORY: ["Selected categories", "部分分类商品"],
  PORTION_SHOP_CATEGORY: ["Selected store categories", "部分店铺分类"],
};

export const salesModelLabels: Labels<typeof SalesModel> = {
  RETAIL: ["Retail", "零售"],
  WHOLESALE: ["Wholesale", "批发"],
};

export const complaintStatusLabels: Labels<typeof ComplaintStatus> = {
  NEW: ["Filed", "已提交"],
  WAIT_APPEAL: ["Waiting for the store", "待商家答复"],
  COMMUNICATION: ["In discussion", "协商中"],
  WAIT_ARBITRATION: ["Waiting for a decision", "等待平台裁决"],
  COMPLETE: ["Decided", "已完结"],
  CANCEL: ["Withdrawn", "已撤销"],
};

export const evaluationGradeLabels: Labels<typeof EvaluationGrade> = {
  GOOD: ["Good", "好评"],
  MODERATE: ["Average", "中评"],
  WORSE: ["Poor", "差评"],
};

export const verificationPurposeLabels: Labels<typeof VerificationPurpose> = {
  LOGIN: ["Log in", "登录"],
  REGISTER: ["Register", "注册"],
  FIND_USER: ["Reset the password", "找回密码"],
  UPDATE_PASSWORD: ["Change the password", "修改登录密码"],
  WALLET_PASSWORD: ["Set the payment password", "设置支付密码"],
  BIND_MOBILE: ["Link a mobile number", "绑定手机"],
};

export const feedbackTypeLabels: Labels<typeof FeedbackType> = {
  FUNCTION: ["Something doesn't work", "功能相关"],
  OPTIMIZE: ["An improvement", "优化反馈"],
  OTHER: ["Something else", "其他"],
};

export const distributionStatusLabels: Labels<typeof DistributionStatus> = {
  APPLY: ["In review", "审核中"],
  PASS: ["Accepted", "已通过"],
  REFUSE: ["Declined", "审核拒绝"],
  RETREAT: ["Ended", "已清退"],
};

export const distributionOrderStatusLabels: Labels<typeof DistributionOrderStatus> = {
  NO_COMPLETED: ["Pending", "未完成"],
  COMPLETE: ["Earned", "已结算"],
  REFUND: ["Reversed", "已退款"],
};
