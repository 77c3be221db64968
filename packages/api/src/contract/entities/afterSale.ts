import * as z from "zod/mini";
import { AfterSaleStatus, AfterSaleType, ReasonType, RefundWay } from "../enums.ts";
import { DateTime, Day, Id, maybe, Price } from "../scalars.ts";

/** The actions open for an after-sale case. Use these rather than deriving them from the state. */
export const AfterSaleAllowOperation = z.object({
  /** The seller can decide. */
  confirm: z.boolean(),
  /** The buyer can send the goods back. */
  returnGoods: z.boolean(),
  /** The seller can confirm that the goods have come back. */
  rog: z.boolean(),
  /** The platform can transfer the refund. */
  refund: z.boolean(),
  buyerConfirm: maybe(z.boolean()),
  /** The buyer can cancel. */
  cancel: maybe(z.boolean()),
});
export type AfterSaleAllowOperation = z.output<typeof AfterSaleAllowOperation>;

/** A request to return pieces of an order line or to get a refund for them. */
export const AfterSale = z.object({
  id: Id,
  sn: z.string(),
  orderSn: z.string(),
  /** Number of the order line. */
  orderItemSn: z.string(),
  tradeSn: maybe(z.string()),
  memberId: Id,
  memberName: maybe(z.string()),
  storeId: Id,
  storeName: z.string(),
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  goodsImage: maybe(z.string()),
  /** Specifications as JSON text that maps name to value. */
  specs: maybe(z.string()),
  /** Ours: the same as readable text. */
  simpleSpecs: maybe(z.string()),
  /** Pieces the request is for. */
  num: z.int(),
  /** Amount paid for the whole line, the upper limit of its refunds. */
  flowPrice: Price,
  reason: maybe(z.string()),
  problemDesc: maybe(z.string()),
  /** Addresses of pictures, joined with commas. */
  afterSaleImage: maybe(z.string()),
  serviceType: AfterSaleType,
  serviceStatus: AfterSaleStatus,
  refundWay: maybe(RefundWay),
  /** Payment method of the order. */
  accountType: maybe(z.string()),
  bankDepositName: maybe(z.string()),
  bankAccountName: maybe(z.string()),
  bankAccountNumber: maybe(z.string()),
  /** The seller's comment on the decision. */
  auditRemark: maybe(z.string()),
  payOrderNo: maybe(z.string()),
  applyRefundPrice: Price,
  /** Amount the seller granted; missing before that. */
  actualRefundPrice: Price,
  refundPoint: maybe(z.int()),
  /** When the refund was paid, ISO 8601. */
  refundTime: maybe(z.string()),
  /** The return parcel: its number, the code and name of its carrier, and the day of sending. */
  mlogisticsNo: maybe(z.string()),
  mlogisticsCode: maybe(z.string()),
  mlogisticsName: maybe(z.string()),
  mdeliverTime: maybe(Day),
  createTime: DateTime,
  updateTime: maybe(DateTime),
  /** Ours: epoch milliseconds at which the case moves on by itself if nobody acts. */
  dueTime: maybe(z.int()),
});
export type AfterSale = z.output<typeof AfterSale>;

/** A case with the actions open for it. */
export const AfterSaleDetail = z.extend(AfterSale, { afterSaleAllowOperationVO: AfterSaleAllowOperation });
export type AfterSaleDetail = z.output<typeof AfterSaleDetail>;

/** Initial values of the form for an order line. */
export const AfterSaleApplyInfo = z.object({
  /** Refund for one piece. */
  applyRefundPrice: Price,
  /** Pieces that can still be requested. */
  num: z.int(),
  orderItemSn: maybe(z.string()),
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  image: maybe(z.string()),
  /** List price of a piece when the order was made. */
  goodsPrice: Price,
  refundWay: RefundWay,
  accountType: maybe(z.string()),
  /** The goods can be sent back. */
  returnGoods: z.boolean(),
  /** A refund without a return can be requested. */
  returnMoney: z.boolean(),
  memberId: Id,
  /** Ours: refund for all remaining pieces. Rounding can make it differ from the sum of single pieces. */
  restRefundPrice: Price,
  /** Ours: specification values as text. */
  specs: maybe(z.string()),
});
export type AfterSaleApplyInfo = z.output<typeof AfterSaleApplyInfo>;

/** A reason a buyer can choose. */
export const AfterSaleReason = z.object({
  id: Id,
  /** The text. Calls take it, not the id. */
  reason: z.string(),
  serviceType: ReasonType,
  createTime: maybe(DateTime),
});
export type AfterSaleReason = z.output<typeof AfterSaleReason>;

/** A step in the history of a case. */
export const AfterSaleLog = z.object({
  id: Id,
  createTime: DateTime,
  sn: z.string(),
  operatorId: maybe(Id),
  operatorType: maybe(z.string()),
  operatorName: maybe(z.string()),
  message: maybe(z.string()),
  /** Ours: the state that the step led to. */
  serviceStatus: maybe(AfterSaleStatus),
});
export type AfterSaleLog = z.output<typeof AfterSaleLog>;

/** Address of the store for returned goods. */
export const StoreAfterSaleAddress = z.object({
  salesConsigneeName: maybe(z.string()),
  salesConsigneeMobile: maybe(z.string()),
  salesConsigneeAddressId: maybe(z.string()),
  salesConsigneeAddressPath: maybe(z.string()),
  salesConsigneeDetail: maybe(z.string()),
});
export type StoreAfterSaleAddress = z.output<typeof StoreAfterSaleAddress>;
