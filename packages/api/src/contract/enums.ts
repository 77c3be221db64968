import type * as z from "zod/mini";
import { openEnum } from "./enumeration.ts";

/** Which basket a call works on. */
export const CartType = openEnum(["CART", "BUY_NOW", "VIRTUAL", "PINTUAN", "POINTS", "KANJIA"]);
export type CartType = z.output<typeof CartType>;

/** How goods are delivered. */
export const DeliveryMethod = openEnum(["LOGISTICS", "SELF_PICK_UP", "LOCAL_TOWN_DELIVERY", "VIRTUAL"]);
export type DeliveryMethod = z.output<typeof DeliveryMethod>;

/** Ours: how fast the parcel of a store travels. */
export const DeliverySpeed = openEnum(["STANDARD", "EXPRESS"]);
export type DeliverySpeed = z.output<typeof DeliverySpeed>;

/** State of an order. */
export const OrderStatus = openEnum([
  "UNPAID",
  "PAID",
  "UNDELIVERED",
  "PARTS_DELIVERED",
  "DELIVERED",
  "COMPLETED",
  "TAKE",
  "CANCELLED",
  "STAY_PICKED_UP",
]);
export type OrderStatus = z.output<typeof OrderStatus>;

/** Tab of the order list. */
export const OrderTag = openEnum(["ALL", "WAIT_PAY", "WAIT_SHIP", "WAIT_ROG", "COMPLETE", "CANCELLED"]);
export type OrderTag = z.output<typeof OrderTag>;

/** Payment state of an order or trade. */
export const PayStatus = openEnum(["UNPAID", "PAID", "CANCEL"]);
export type PayStatus = z.output<typeof PayStatus>;

/** Shipping state of an order. */
export const DeliverStatus = openEnum(["UNDELIVERED", "PARTS_DELIVERED", "DELIVERED", "RECEIVED"]);
export type DeliverStatus = z.output<typeof DeliverStatus>;

/** Kind of goods in an order. */
export const OrderType = openEnum(["NORMAL", "VIRTUAL", "E_COUPON"]);
export type OrderType = z.output<typeof OrderType>;

/** How an order was created. */
export const OrderPromotionType = openEnum(["NORMAL", "GIFT", "PINTUAN", "POINTS", "KANJIA"]);
export type OrderPromotionType = z.output<typeof OrderPromotionType>;

/** Whether an order line can go into after-sale. */
export const OrderItemAfterSaleStatus = openEnum([
  "NEW",
  "NOT_APPLIED",
  "PART_AFTER_SALE",
  "ALREADY_APPLIED",
  "EXPIRED",
]);
export type OrderItemAfterSaleStatus = z.output<typeof OrderItemAfterSaleStatus>;

/** Whether a complaint about an order line can be filed. */
export const OrderItemComplaintStatus = openEnum(["NEW", "NO_APPLY", "APPLYING", "COMPLETE", "EXPIRED", "CANCEL"]);
export type OrderItemComplaintStatus = z.output<typeof OrderItemComplaintStatus>;

/** Whether an order line can be evaluated. */
export const CommentStatus = openEnum(["NEW", "UNFINISHED", "WAIT_CHASE", "FINISHED"]);
export type CommentStatus = z.output<typeof CommentStatus>;

/** Refund state of an order line. */
export const RefundStatus = openEnum(["NO_REFUND", "REFUNDING", "PART_REFUND", "ALL_REFUND"]);
export type RefundStatus = z.output<typeof RefundStatus>;

/** What the buyer requests: a refund alone, or a return with a refund. */
export const AfterSaleType = openEnum(["RETURN_MONEY", "RETURN_GOODS"]);
export type AfterSaleType = z.output<typeof AfterSaleType>;

/** What a reason is for; a path segment of `afterSale.reasons`. */
export const ReasonType = openEnum(["CANCEL", "RETURN_GOODS", "RETURN_MONEY", "COMPLAIN"]);
export type ReasonType = z.output<typeof ReasonType>;

/** How a refund is paid: back to the payment method, or by hand to a bank account. */
export const RefundWay = openEnum(["ORIGINAL", "OFFLINE"]);
export type RefundWay = z.output<typeof RefundWay>;

/** State of an after-sale case. */
export const AfterSaleStatus = openEnum([
  "APPLY",
  "PASS",
  "REFUSE",
  "BUYER_RETURN",
  "SELLER_CONFIRM",
  "SELLER_TERMINATION",
  "BUYER_CONFIRM",
  "BUYER_CANCEL",
  "COMPLETE",
  "WAIT_REFUND",
]);
export type AfterSaleStatus = z.output<typeof AfterSaleStatus>;

/** State of a withdrawal. Some backends write a refusal as REJECT, others as FAIL_AUDITING. */
export const WithdrawStatus = openEnum(["APPLY", "VIA_AUDITING", "SUCCESS", "ERROR", "REJECT", "FAIL_AUDITING"]);
export type WithdrawStatus = z.output<typeof WithdrawStatus>;

/** Read state of an in-site message; ALREADY_REMOVE is the recycle bin. */
export const MessageStatus = openEnum(["UN_READY", "ALREADY_READY", "ALREADY_REMOVE"]);
export type MessageStatus = z.output<typeof MessageStatus>;

/** Content of a chat message. */
export const ImMessageType = openEnum(["MESSAGE", "PICTURE", "VOICE", "GOODS", "ORDER", "VIDEO"]);
export type ImMessageType = z.output<typeof ImMessageType>;

/** What a client's frame on the chat's socket asks for. */
export const ImOperationType = openEnum(["PING", "CREATE", "MESSAGE", "HISTORY", "READ", "UNREAD"]);
export type ImOperationType = z.output<typeof ImOperationType>;

/** What a server's frame on the chat's socket carries. */
export const ImResultType = openEnum([
  "FRIENDS",
  "ADD_FRIENDS",
  "MESSAGE",
  "READ_MESSAGE",
  "UN_READ",
  "HISTORY",
  "SYSTEM_TIPS",
  "OFFLINE",
]);
export type ImResultType = z.output<typeof ImResultType>;

/** How an order is paid. */
export const PaymentMethod = openEnum(["ALIPAY", "WECHAT", "CARD", "WALLET", "BANK_TRANSFER", "UNIONPAY"]);
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** How a payment is started. This shop uses NATIVE, a QR code to scan. */
export const PaymentClient = openEnum(["NATIVE", "H5", "JSAPI", "APP", "MP"]);
export type PaymentClient = z.output<typeof PaymentClient>;

/** What is being paid: all orders of a trade, one order, or a wallet recharge. */
export const CashierOrderType = openEnum(["TRADE", "ORDER", "RECHARGE"]);
export type CashierOrderType = z.output<typeof CashierOrderType>;

/**
 * Progress of the payment of a bill. Ours: a QR code WAITING to be scanned, a bank transfer DECLARED by the buyer, money
 * that arrived too late and was REFUNDED.
 */
export const PaymentState = openEnum([
  "UNPAID",
  "WAITING",
  "DECLARED",
  "PAID",
  "REFUSED",
  "EXPIRED",
  "REFUNDED",
  "CLOSED",
]);
export type PaymentState = z.output<typeof PaymentState>;

/** Reason for a change of the wallet balance. */
export const WalletLogType = openEnum([
  "WALLET_WITHDRAWAL",
  "WALLET_PAY",
  "WALLET_REFUND",
  "WALLET_RECHARGE",
  "WALLET_COMMISSION",
]);
export type WalletLogType = z.output<typeof WalletLogType>;

/** Kind of promotion; also the part before the dash in the keys of a promotion map. */
export const PromotionType = openEnum([
  "SECKILL",
  "PINTUAN",
  "COUPON",
  "PLATFORM_COUPON",
  "FULL_DISCOUNT",
  "POINTS_GOODS",
  "KANJIA",
  "COUPON_ACTIVITY",
]);
export type PromotionType = z.output<typeof PromotionType>;

/** Goods that a coupon or promotion applies to. */
export const PromotionScope = openEnum(["ALL", "PORTION_GOODS", "PORTION_GOODS_CATEGORY", "PORTION_SHOP_CATEGORY"]);
export type PromotionScope = z.output<typeof PromotionScope>;

/** State of a promotion at the time of the answer. */
export const PromotionStatus = openEnum(["NEW", "START", "END", "CLOSE"]);
export type PromotionStatus = z.output<typeof PromotionStatus>;

/** PRICE takes an amount off, DISCOUNT a share of the price. */
export const CouponType = openEnum(["PRICE", "DISCOUNT"]);
export type CouponType = z.output<typeof CouponType>;

/** How a buyer gets a coupon. */
export const CouponGetType = openEnum(["FREE", "ACTIVITY"]);
export type CouponGetType = z.output<typeof CouponGetType>;

/** Validity of a coupon: between two dates, or for a number of days after claiming it. */
export const CouponRangeDayType = openEnum(["FIXEDTIME", "DYNAMICTIME"]);
export type CouponRangeDayType = z.output<typeof CouponRangeDayType>;

/** State of a coupon that a buyer owns. */
export const MemberCouponStatus = openEnum(["NEW", "USED", "EXPIRE", "CLOSED"]);
export type MemberCouponStatus = z.output<typeof MemberCouponStatus>;

/** On or off the shelf. */
export const GoodsStatus = openEnum(["UPPER", "DOWN"]);
export type GoodsStatus = z.output<typeof GoodsStatus>;

/** Sold by the piece, or at prices that depend on the count. */
export const SalesModel = openEnum(["RETAIL", "WHOLESALE"]);
export type SalesModel = z.output<typeof SalesModel>;

/** Kind of goods. */
export const GoodsType = openEnum(["PHYSICAL_GOODS", "VIRTUAL_GOODS", "E_COUPON"]);
export type GoodsType = z.output<typeof GoodsType>;

/** What words of a search were understood as. */
export const UnderstoodKind = openEnum(["AGE", "BUDGET"]);
export type UnderstoodKind = z.output<typeof UnderstoodKind>;

/** State of a complaint. */
export const ComplaintStatus = openEnum([
  "NEW",
  "WAIT_APPEAL",
  "COMMUNICATION",
  "WAIT_ARBITRATION",
  "COMPLETE",
  "CANCEL",
]);
export type ComplaintStatus = z.output<typeof ComplaintStatus>;

/** Author of a message in a complaint. */
export const ComplaintOwner = openEnum(["BUYER", "STORE", "PLATFORM"]);
export type ComplaintOwner = z.output<typeof ComplaintOwner>;

/** Grade of an evaluation. */
export const EvaluationGrade = openEnum(["GOOD", "MODERATE", "WORSE"]);
export type EvaluationGrade = z.output<typeof EvaluationGrade>;

/** Kind of favourite; a path segment of the favourite calls. */
export const FavouriteType = openEnum(["GOODS", "STORE"]);
export type FavouriteType = z.output<typeof FavouriteType>;

/** Client that sends a call. This shop sends PC. */
export const ClientType = openEnum(["PC", "H5", "WECHAT_MP", "APP", "UNKNOWN"]);
export type ClientType = z.output<typeof ClientType>;

/** Kind of a page made of blocks. */
export const PageType = openEnum(["INDEX", "STORE", "SPECIAL"]);
export type PageType = z.output<typeof PageType>;

/** Kind of an article that the shop links to from fixed places. */
export const ArticleType = openEnum([
  "ABOUT",
  "PRIVACY_POLICY",
  "USER_AGREEMENT",
  "LICENSE_INFORMATION",
  "STORE_REGISTER",
  "OTHER",
]);
export type ArticleType = z.output<typeof ArticleType>;

/** Kind of an article category. */
export const ArticleCategoryType = openEnum(["STORE_ARTICLE", "ANNOUNCEMENT", "PLATFORM_INFORMATION", "OTHER"]);
export type ArticleCategoryType = z.output<typeof ArticleCategoryType>;

/** State of a store. */
export const StoreStatus = openEnum(["OPEN", "CLOSED", "APPLY", "APPLYING", "REFUSED"]);
export type StoreStatus = z.output<typeof StoreStatus>;

/** Purpose of a slider puzzle or a code. */
export const VerificationPurpose = openEnum([
  "LOGIN",
  "REGISTER",
  "FIND_USER",
  "UPDATE_PASSWORD",
  "WALLET_PASSWORD",
  "BIND_MOBILE",
  "CLOSE_ACCOUNT",
]);
export type VerificationPurpose = z.output<typeof VerificationPurpose>;

/** What has to end before an account can be closed. */
export const ClosingObstacleKind = openEnum([
  "ORDER",
  "MONEY",
  "PAYMENT",
  "CASE",
  "COMPLAINT",
  "WITHDRAWAL",
  "COMMISSION",
  "STORE",
  "REFUND",
]);
export type ClosingObstacleKind = z.output<typeof ClosingObstacleKind>;

/** What a buyer gives to close their account. */
export const ClosingProof = openEnum(["PASSWORD", "CODE"]);
export type ClosingProof = z.output<typeof ClosingProof>;

/** Kind of feedback. */
export const FeedbackType = openEnum(["FUNCTION", "OPTIMIZE", "OTHER"]);
export type FeedbackType = z.output<typeof FeedbackType>;

/** Direction of a change of points. */
export const PointType = openEnum(["INCREASE", "REDUCE"]);
export type PointType = z.output<typeof PointType>;

/** State of a distributor. A buyer who was declined or dismissed can apply again. */
export const DistributionStatus = openEnum(["APPLY", "PASS", "REFUSE", "RETREAT"]);
export type DistributionStatus = z.output<typeof DistributionStatus>;

/** Progress of the commission of an order line. */
export const DistributionOrderStatus = openEnum(["NO_COMPLETED", "COMPLETE", "REFUND"]);
export type DistributionOrderStatus = z.output<typeof DistributionOrderStatus>;
