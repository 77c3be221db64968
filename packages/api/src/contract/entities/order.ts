import * as z from "zod/mini";
import { Count } from "../converted.ts";
import {
  CommentStatus,
  DeliverStatus,
  DeliveryMethod,
  DeliverySpeed,
  OrderItemAfterSaleStatus,
  OrderItemComplaintStatus,
  OrderPromotionType,
  OrderStatus,
  OrderType,
  PaymentMethod,
  PayStatus,
  RefundStatus,
} from "../enums.ts";
import { DateTime, Id, maybe, Price } from "../scalars.ts";
import { PendingPoints } from "./pendingPoints.ts";
import { PriceDetail } from "./price.ts";
import { Receipt } from "./receipt.ts";
import { CreditNote, Tax } from "./tax.ts";

/** The result of one settlement, paid as a whole, with one order per store. */
export const Trade = z.object({
  id: maybe(Id),
  sn: z.string(),
  payStatus: PayStatus,
  paymentMethod: maybe(PaymentMethod),
  flowPrice: Price,
  goodsPrice: Price,
  freightPrice: Price,
  discountPrice: Price,
  createTime: maybe(DateTime),
});
export type Trade = z.output<typeof Trade>;

/** The actions open for an order. Use these rather than deriving them from the status. */
export const OrderAllowOperation = z.object({
  cancel: z.boolean(),
  pay: z.boolean(),
  /** The buyer can confirm receipt. */
  rog: z.boolean(),
  showLogistics: z.boolean(),
  /** A code can be redeemed. */
  take: maybe(z.boolean()),
  /** Ours: the order can be removed from the list. */
  remove: maybe(z.boolean()),
});
export type OrderAllowOperation = z.output<typeof OrderAllowOperation>;

/** A line of an order in the order list. */
export const OrderSummaryItem = z.object({
  /** Number of the order line. */
  sn: z.string(),
  goodsId: Id,
  skuId: Id,
  /** Pieces. */
  num: Count,
  image: maybe(z.string()),
  name: z.string(),
  /** List price of a piece when the order was made. */
  goodsPrice: Price,
  afterSaleStatus: maybe(OrderItemAfterSaleStatus),
  complainStatus: maybe(OrderItemComplaintStatus),
  commentStatus: maybe(CommentStatus),
  isRefund: maybe(RefundStatus),
  /** Ours: specification values as text. */
  specs: maybe(z.string()),
});
export type OrderSummaryItem = z.output<typeof OrderSummaryItem>;

/** A row of the order list. */
export const OrderSummary = z.object({
  sn: z.string(),
  orderStatus: OrderStatus,
  payStatus: maybe(PayStatus),
  deliverStatus: maybe(DeliverStatus),
  createTime: DateTime,
  flowPrice: Price,
  paymentMethod: maybe(PaymentMethod),
  paymentTime: maybe(DateTime),
  storeId: Id,
  storeName: z.string(),
  orderType: maybe(OrderType),
  orderPromotionType: maybe(OrderPromotionType),
  orderItems: z.array(OrderSummaryItem),
  allowOperationVO: maybe(OrderAllowOperation),
  /** Ours: epoch milliseconds at which an unpaid order closes. */
  autoCancel: maybe(z.int()),
});
export type OrderSummary = z.output<typeof OrderSummary>;

/** A line of an order. */
export const OrderItem = z.object({
  id: maybe(Id),
  sn: z.string(),
  orderSn: maybe(z.string()),
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  image: maybe(z.string()),
  /** Pieces. */
  num: z.int(),
  /** Ours: pieces among them that were not there when they were ordered, and are made to order. */
  toMake: maybe(z.int()),
  /** Unit price that was charged. */
  unitPrice: Price,
  subTotal: Price,
  /** List price of a piece when the order was made. */
  goodsPrice: Price,
  flowPrice: Price,
  /** Specifications as JSON text that maps name to value, with the pictures in `images`. */
  specs: maybe(z.string()),
  /** Ours: the same as readable text. */
  simpleSpecs: maybe(z.string()),
  promotionType: maybe(z.string()),
  promotionId: maybe(z.string()),
  commentStatus: maybe(CommentStatus),
  afterSaleStatus: maybe(OrderItemAfterSaleStatus),
  complainStatus: maybe(OrderItemComplaintStatus),
  complainId: maybe(Id),
  returnGoodsNumber: maybe(z.int()),
  isRefund: maybe(RefundStatus),
  refundPrice: Price,
  deliverNumber: maybe(z.int()),
  priceDetailDTO: maybe(PriceDetail),
  /** Ours: percent of tax; missing if the shop had none. */
  taxRate: maybe(z.number()),
});
export type OrderItem = z.output<typeof OrderItem>;

/** An order: the goods that one store sends to one buyer. */
export const Order = z.object({
  id: maybe(Id),
  sn: z.string(),
  tradeSn: maybe(z.string()),
  storeId: Id,
  storeName: z.string(),
  orderStatus: OrderStatus,
  payStatus: PayStatus,
  deliverStatus: maybe(DeliverStatus),
  orderType: maybe(OrderType),
  orderPromotionType: maybe(OrderPromotionType),
  createTime: DateTime,
  paymentMethod: maybe(PaymentMethod),
  paymentTime: maybe(DateTime),
  logisticsTime: maybe(DateTime),
  completeTime: maybe(DateTime),
  cancelReason: maybe(z.string()),
  flowPrice: Price,
  goodsPrice: Price,
  freightPrice: Price,
  discountPrice: Price,
  updatePrice: Price,
  priceDetailDTO: PriceDetail,
  deliveryMethod: maybe(DeliveryMethod),
  /** Ours: missing if it is the standard speed. */
  deliverySpeed: maybe(DeliverySpeed),
  consigneeName: maybe(z.string()),
  consigneeMobile: maybe(z.string()),
  consigneeAddressPath: maybe(z.string()),
  consigneeAddressIdPath: maybe(z.string()),
  consigneeDetail: maybe(z.string()),
  logisticsNo: maybe(z.string()),
  logisticsCode: maybe(z.string()),
  logisticsName: maybe(z.string()),
  /** Pieces. */
  goodsNum: maybe(z.int()),
  weight: maybe(z.number()),
  remark: maybe(z.string()),
  needReceipt: maybe(z.boolean()),
  /** Code to show at the pick-up point. */
  verificationCode: maybe(z.string()),
  qrCode: maybe(z.string()),
  storeAddressPath: maybe(z.string()),
  storeAddressMobile: maybe(z.string()),
  storeAddressCenter: maybe(z.string()),
  parentOrderSn: maybe(z.string()),
  /** Ours: epoch milliseconds at which an unpaid order closes. */
  autoCancel: maybe(z.int()),
  /** Ours: the tax as it was when the order was placed. */
  tax: maybe(Tax),
  /** Ours: number of the invoice, such as 2026-000001; only of paid orders with tax. */
  invoiceNumber: maybe(z.string()),
  /** Ours: what was paid back of an invoice with a number, the earliest first; a new refund is there within a minute. */
  creditNotes: maybe(z.array(CreditNote)),
});
export type Order = z.output<typeof Order>;

/** A step in the history of an order. */
export const OrderLog = z.object({
  createTime: DateTime,
  operatorType: maybe(z.string()),
  operatorName: maybe(z.string()),
  message: z.string(),
});
export type OrderLog = z.output<typeof OrderLog>;

/** Answer of `order.get`. */
export const OrderDetail = z.object({
  order: Order,
  orderItems: z.array(OrderItem),
  receipt: maybe(Receipt),
  orderLogs: maybe(z.array(OrderLog)),
  allowOperationVO: maybe(OrderAllowOperation),
  /** Ours: points that the order has earned and that can't be spent yet. */
  pendingPoints: maybe(PendingPoints),
});
export type OrderDetail = z.output<typeof OrderDetail>;
