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
  DeliverySpeed,
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
import type { Language } from "./language.ts";

/** A name by language; the English one is shown where another is missing. */
type Name = Readonly<{ en: string } & Partial<Record<Language, string>>>;
/** Names of the values of an enumeration by language. A value without an English name does not compile. */
export type Labels<Enumeration> = Readonly<Record<ValueOf<Enumeration>, Name>>;

/** The name of an enumeration value for a buyer, in English where the language has none; an unknown value is shown as it is. */
export function label(labels: Readonly<Record<string, Name>>, value: string, language: Language): string {
  const name = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return name?.[language] ?? name?.en ?? value;
}

export const orderStatusLabels: Labels<typeof OrderStatus> = {
  UNPAID: { en: "Waiting for payment", zh: "待付款" },
  PAID: { en: "Paid", zh: "已付款" },
  UNDELIVERED: { en: "Being packed", zh: "待发货" },
  PARTS_DELIVERED: { en: "Partly shipped", zh: "部分发货" },
  DELIVERED: { en: "Shipped", zh: "已发货" },
  COMPLETED: { en: "Completed", zh: "已完成" },
  TAKE: { en: "Ready to redeem", zh: "待使用" },
  CANCELLED: { en: "Cancelled", zh: "已取消" },
  STAY_PICKED_UP: { en: "Ready for pick-up", zh: "待自提" },
};

export const orderTagLabels: Labels<typeof OrderTag> = {
  ALL: { en: "All", zh: "全部" },
  WAIT_PAY: { en: "To pay", zh: "待付款" },
  WAIT_SHIP: { en: "To ship", zh: "待发货" },
  WAIT_ROG: { en: "To receive", zh: "待收货" },
  COMPLETE: { en: "Completed", zh: "已完成" },
  CANCELLED: { en: "Cancelled", zh: "已取消" },
};

export const payStatusLabels: Labels<typeof PayStatus> = {
  UNPAID: { en: "Not paid", zh: "未付款" },
  PAID: { en: "Paid", zh: "已付款" },
  CANCEL: { en: "Cancelled", zh: "已取消" },
};

export const deliverStatusLabels: Labels<typeof DeliverStatus> = {
  UNDELIVERED: { en: "Not shipped", zh: "未发货" },
  PARTS_DELIVERED: { en: "Partly shipped", zh: "部分发货" },
  DELIVERED: { en: "Shipped", zh: "已发货" },
  RECEIVED: { en: "Received", zh: "已收货" },
};

export const deliveryMethodLabels: Labels<typeof DeliveryMethod> = {
  LOGISTICS: { en: "Parcel delivery", zh: "物流配送" },
  SELF_PICK_UP: { en: "Pick up at the store", zh: "到店自提" },
  LOCAL_TOWN_DELIVERY: { en: "Same-city delivery", zh: "同城配送" },
  VIRTUAL: { en: "Online delivery", zh: "虚拟发货" },
};

export const deliverySpeedLabels: Labels<typeof DeliverySpeed> = {
  STANDARD: { en: "Standard delivery", zh: "标准配送" },
  EXPRESS: { en: "Express delivery", zh: "特快配送" },
};

export const commentStatusLabels: Labels<typeof CommentStatus> = {
  NEW: { en: "Not open for reviews yet", zh: "暂不可评价" },
  UNFINISHED: { en: "To review", zh: "待评价" },
  WAIT_CHASE: { en: "Add a follow-up review", zh: "待追评" },
  FINISHED: { en: "Reviewed", zh: "已评价" },
};

export const afterSaleTypeLabels: Labels<typeof AfterSaleType> = {
  RETURN_MONEY: { en: "Refund only", zh: "仅退款" },
  RETURN_GOODS: { en: "Return and refund", zh: "退货退款" },
};

export const refundWayLabels: Labels<typeof RefundWay> = {
  ORIGINAL: { en: "Original payment method", zh: "原路退回" },
  OFFLINE: { en: "Bank transfer", zh: "银行转账" },
};

export const afterSaleStatusLabels: Labels<typeof AfterSaleStatus> = {
  APPLY: { en: "Requested", zh: "申请中" },
  PASS: { en: "Approved", zh: "已通过" },
  REFUSE: { en: "Declined", zh: "已拒绝" },
  BUYER_RETURN: { en: "Return on its way", zh: "买家已退货，待商家收货" },
  SELLER_CONFIRM: { en: "Return received", zh: "商家已收货" },
  SELLER_TERMINATION: { en: "Closed by seller", zh: "商家已终止" },
  BUYER_CONFIRM: { en: "Receipt confirmed", zh: "买家确认收货" },
  BUYER_CANCEL: { en: "Cancelled by you", zh: "买家取消售后" },
  COMPLETE: { en: "Completed", zh: "售后完成" },
  WAIT_REFUND: { en: "Waiting for refund", zh: "等待平台退款" },
};

export const withdrawStatusLabels: Labels<typeof WithdrawStatus> = {
  APPLY: { en: "In review", zh: "申请中" },
  VIA_AUDITING: { en: "Approved", zh: "审核通过" },
  SUCCESS: { en: "Paid out", zh: "提现成功" },
  ERROR: { en: "Payout failed", zh: "提现失败" },
  REJECT: { en: "Declined", zh: "审核拒绝" },
  FAIL_AUDITING: { en: "Declined", zh: "审核拒绝" },
};

export const messageStatusLabels: Labels<typeof MessageStatus> = {
  UN_READY: { en: "Unread", zh: "未读" },
  ALREADY_READY: { en: "Read", zh: "已读" },
  ALREADY_REMOVE: { en: "Bin", zh: "回收站" },
};

export const paymentMethodLabels: Labels<typeof PaymentMethod> = {
  ALIPAY: { en: "Alipay", zh: "支付宝" },
  WECHAT: { en: "WeChat Pay", zh: "微信支付" },
  CARD: { en: "Card", zh: "银行卡" },
  WALLET: { en: "Wallet", zh: "余额支付" },
  BANK_TRANSFER: { en: "Bank transfer", zh: "线下转账" },
  UNIONPAY: { en: "UnionPay", zh: "银联云闪付" },
};

export const paymentStateLabels: Labels<typeof PaymentState> = {
  UNPAID: { en: "Not paid", zh: "未付款" },
  WAITING: { en: "Waiting for payment", zh: "等待付款" },
  DECLARED: { en: "Transfer sent", zh: "转账待确认" },
  PAID: { en: "Paid", zh: "已付款" },
  REFUSED: { en: "Declined", zh: "支付被拒绝" },
  EXPIRED: { en: "Expired", zh: "已过期" },
  REFUNDED: { en: "Returned", zh: "已退款" },
  CLOSED: { en: "Closed", zh: "已关闭" },
};

export const walletLogTypeLabels: Labels<typeof WalletLogType> = {
  WALLET_WITHDRAWAL: { en: "Withdrawal", zh: "余额提现" },
  WALLET_PAY: { en: "Payment", zh: "余额支付" },
  WALLET_REFUND: { en: "Refund", zh: "余额退款" },
  WALLET_RECHARGE: { en: "Top-up", zh: "余额充值" },
  WALLET_COMMISSION: { en: "Commission", zh: "佣金" },
};

export const memberCouponStatusLabels: Labels<typeof MemberCouponStatus> = {
  NEW: { en: "Ready to use", zh: "未使用" },
  USED: { en: "Used", zh: "已使用" },
  EXPIRE: { en: "Expired", zh: "已过期" },
  CLOSED: { en: "Withdrawn", zh: "已作废" },
};

export const couponTypeLabels: Labels<typeof CouponType> = {
  PRICE: { en: "Amount off", zh: "满减券" },
  DISCOUNT: { en: "Percentage off", zh: "折扣券" },
};

export const promotionScopeLabels: Labels<typeof PromotionScope> = {
  ALL: { en: "All products", zh: "全部商品" },
  PORTION_GOODS: { en: "Selected products", zh: "部分商品" },
  PORTION_GOODS_CATEGORY: { en: "Selected categories", zh: "部分分类商品" },
  PORTION_SHOP_CATEGORY: { en: "Selected store categories", zh: "部分店铺分类" },
};

export const salesModelLabels: Labels<typeof SalesModel> = {
  RETAIL: { en: "Retail", zh: "零售" },
  WHOLESALE: { en: "Wholesale", zh: "批发" },
};

export const complaintStatusLabels: Labels<typeof ComplaintStatus> = {
  NEW: { en: "Filed", zh: "已提交" },
  WAIT_APPEAL: { en: "Waiting for the store", zh: "待商家答复" },
  COMMUNICATION: { en: "In discussion", zh: "协商中" },
  WAIT_ARBITRATION: { en: "Waiting for a decision", zh: "等待平台裁决" },
  COMPLETE: { en: "Decided", zh: "已完结" },
  CANCEL: { en: "Withdrawn", zh: "已撤销" },
};

export const evaluationGradeLabels: Labels<typeof EvaluationGrade> = {
  GOOD: { en: "Good", zh: "好评" },
  MODERATE: { en: "Average", zh: "中评" },
  WORSE: { en: "Poor", zh: "差评" },
};

export const verificationPurposeLabels: Labels<typeof VerificationPurpose> = {
  LOGIN: { en: "Log in", zh: "登录" },
  REGISTER: { en: "Register", zh: "注册" },
  FIND_USER: { en: "Reset the password", zh: "找回密码" },
  UPDATE_PASSWORD: { en: "Change the password", zh: "修改登录密码" },
  WALLET_PASSWORD: { en: "Set the payment password", zh: "设置支付密码" },
  BIND_MOBILE: { en: "Link a mobile number", zh: "绑定手机" },
  CLOSE_ACCOUNT: { en: "Close the account", zh: "注销账号" },
};

export const feedbackTypeLabels: Labels<typeof FeedbackType> = {
  FUNCTION: { en: "Something doesn't work", zh: "功能相关" },
  OPTIMIZE: { en: "An improvement", zh: "优化反馈" },
  OTHER: { en: "Something else", zh: "其他" },
};

export const distributionStatusLabels: Labels<typeof DistributionStatus> = {
  APPLY: { en: "In review", zh: "审核中" },
  PASS: { en: "Accepted", zh: "已通过" },
  REFUSE: { en: "Declined", zh: "审核拒绝" },
  RETREAT: { en: "Ended", zh: "已清退" },
};

export const distributionOrderStatusLabels: Labels<typeof DistributionOrderStatus> = {
  NO_COMPLETED: { en: "Pending", zh: "未完成" },
  COMPLETE: { en: "Earned", zh: "已结算" },
  REFUND: { en: "Reversed", zh: "已退款" },
};
