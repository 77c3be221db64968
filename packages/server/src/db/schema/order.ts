import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { GoodsSlot } from "#server/media/pictureUrl.ts";
import type { DiscountNote } from "#server/money/amounts.ts";
import type { TaxRules } from "#server/money/tax.ts";
import type { CartWay, DeliveryMethod, DeliverySpeed } from "./cart.ts";
import type { SkuSpecWords } from "./catalogue.ts";
import { cents, key, moment, wholePoints } from "./columns.ts";
import { members } from "./member.ts";
import type { Lang, Translations } from "#server/locales.ts";

export type PayState = "UNPAID" | "PAID" | "CANCEL";
export type OrderState =
  | "UNPAID"
  | "PAID"
  | "UNDELIVERED"
  | "PARTS_DELIVERED"
  | "DELIVERED"
  | "COMPLETED"
  | "STAY_PICKED_UP"
  | "TAKE"
  | "CANCELLED";
export type DeliverState = "UNDELIVERED" | "PARTS_DELIVERED" | "DELIVERED" | "RECEIVED";
/** How an order is taxed, as the shop's settings were when it was placed. */
export interface OrderTax extends TaxRules {
  /** What it is called, such as VAT. */
  label: Translations;
  /** Number of the shop at the tax office. */
  number: string | null;
  /** Name and address of who sells, line by line; missing where the shop does not say it. */
  seller?: readonly string[];
}
export type PaymentMethod = "ALIPAY" | "WECHAT" | "CARD" | "WALLET" | "BANK_TRANSFER";

/** Amounts of an order or a line, in cents; `flow` is the amount to pay (rules 5). */
const amounts = () => ({
  goodsCents: cents("goods_cents").notNull(),
  freightCents: cents("freight_cents").notNull(),
  discountCents: cents("discount_cents").notNull(),
  couponCents: cents("coupon_cents").notNull(),
  /** The platform's part of `coupon_cents`. */
  siteCouponCents: cents("site_coupon_cents").notNull(),
  flowCents: cents("flow_cents").notNull(),
  /** Tax that `flow` contains; 0 in a shop without tax. */
  taxCents: cents("tax_cents").notNull().default(0),
  /** The part of it that was added on top of the prices. */
  taxAddedCents: cents("tax_added_cents").notNull().default(0),
  points: wholePoints("points").notNull().default(0),
  discounts: jsonb("discounts").$type<DiscountNote[]>().notNull(),
});

/** Everything ordered and paid together: one order per store. Changing a trade or its orders locks this row first. */
export const trades = pgTable(
  "trades",
  {
    id: key("id"),
    sn: text("sn").notNull().unique(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    way: text("way").$type<CartWay>().notNull(),
    /** Key the client sent with the order. The same key from the same buyer returns the same trade (AP-07). */
    idempotencyKey: text("idempotency_key"),
    /** Digest of the submitted data, to detect a repeated submit without a key. */
    contentHash: text("content_hash").notNull(),
    payState: text("pay_state").$type<PayState>().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>(),
    deliveryMethod: text("delivery_method").$type<DeliveryMethod>().notNull(),
    consigneeName: text("consignee_name"),
    consigneeMobile: text("consignee_mobile"),
    consigneeRegionNames: text("consignee_region_names"),
    consigneeRegionIds: text("consignee_region_ids"),
    consigneeDetail: text("consignee_detail"),
    ...amounts(),
    createdAt: moment("created_at").notNull(),
    /** When the unpaid orders close automatically. */
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
    /** Language in which it was ordered, for letters. */
    language: text("language").$type<Lang>(),
  },
  (t) => [
    uniqueIndex("trades_key").on(t.memberId, t.idempotencyKey).where(sql`${t.idempotencyKey} is not null`),
    index("trades_content").on(t.memberId, t.contentHash, t.createdAt),
    index("trades_unpaid").on(t.expiresAt).where(sql`${t.payState} = 'UNPAID'`),
    index("trades_unpaid_of").on(t.memberId).where(sql`${t.payState} = 'UNPAID'`),
    check("trades_flow", sql`${t.flowCents} >= 0`),
    check(
      "trades_adds_up",
      sql`${t.flowCents} = ${t.goodsCents} + ${t.freightCents} - ${t.discountCents} - ${t.couponCents} + ${t.taxAddedCents}`,
    ),
  ],
);

export const orders = pgTable(
  "orders",
  {
    id: key("id"),
    sn: text("sn").notNull().unique(),
    tradeSn: text("trade_sn")
      .notNull()
      .references(() => trades.sn),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    storeId: text("store_id").notNull(),
    storeName: jsonb("store_name").$type<Translations>().notNull(),
    state: text("state").$type<OrderState>().notNull(),
    payState: text("pay_state").$type<PayState>().notNull(),
    deliverState: text("deliver_state").$type<DeliverState>().notNull(),
    orderType: text("order_type").$type<"NORMAL" | "VIRTUAL" | "E_COUPON">().notNull(),
    promotionType: text("promotion_type").$type<"NORMAL" | "GIFT" | "PINTUAN" | "POINTS" | "KANJIA">().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>(),
    paidAt: moment("paid_at"),
    deliveryMethod: text("delivery_method").$type<DeliveryMethod>().notNull(),
    deliverySpeed: text("delivery_speed").$type<DeliverySpeed>().notNull().default("STANDARD"),
    consigneeName: text("consignee_name"),
    consigneeMobile: text("consignee_mobile"),
    consigneeRegionNames: text("consignee_region_names"),
    consigneeRegionIds: text("consignee_region_ids"),
    consigneeDetail: text("consignee_detail"),
    pickupName: jsonb("pickup_name").$type<Translations>(),
    pickupAddress: jsonb("pickup_address").$type<Translations>(),
    pickupMobile: text("pickup_mobile"),
    pickupCenter: text("pickup_center"),
    /** Eight digits that the buyer shows; set when the order is ready for pick-up. */
    verificationCode: text("verification_code"),
    ...amounts(),
    /** Points from a spend-and-save activity, granted when the order is completed. */
    giftPoints: wholePoints("gift_points").notNull().default(0),
    weightGrams: integer("weight_grams").notNull(),
    goodsNum: integer("goods_num").notNull(),
    remark: text("remark"),
    /** The shop's own note; buyers never see it. */
    shopNote: text("shop_note"),
    clientType: text("client_type").notNull(),
    needReceipt: boolean("need_receipt").notNull(),
    /** Owned coupons it used, to return them if it is cancelled. */
    storeCouponId: text("store_coupon_id"),
    platformCouponId: text("platform_coupon_id"),
    /** Null: the shop had no tax. */
    tax: jsonb("tax").$type<OrderTax>(),
    /** Number of the invoice, given with the payment of an order with tax: without gaps in a year. */
    invoiceNumber: text("invoice_number").unique(),
    cancelReason: text("cancel_reason"),
    logisticsNo: text("logistics_no"),
    logisticsCode: text("logistics_code"),
    shippedAt: moment("shipped_at"),
    completedAt: moment("completed_at"),
    cancelledAt: moment("cancelled_at"),
    /** Whether the buyer has removed it from their list. */
    hidden: boolean("hidden").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
  },
  (t) => [
    // Covers counting and paging of a buyer's order list.
    index("orders_buyer").on(t.memberId, t.hidden, t.createdAt, t.id),
    index("orders_trade").on(t.tradeSn),
    index("orders_shipped").on(t.shippedAt).where(sql`${t.state} = 'DELIVERED'`),
    check("orders_flow", sql`${t.flowCents} >= 0`),
    check(
      "orders_adds_up",
      sql`${t.flowCents} = ${t.goodsCents} + ${t.freightCents} - ${t.discountCents} - ${t.couponCents} + ${t.taxAddedCents}`,
    ),
  ],
);

export const orderItems = pgTable(
  "order_items",
  {
    id: key("id"),
    sn: text("sn").notNull().unique(),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    position: integer("position").notNull(),
    goodsId: text("goods_id").notNull(),
    skuId: text("sku_id").notNull(),
    categoryId: text("category_id").notNull(),
    goodsName: jsonb("goods_name").$type<Translations>().notNull(),
    specs: jsonb("specs").$type<SkuSpecWords[]>().notNull(),
    /** Name of the SKU's picture; its address is derived when it is read. */
    pictureSlot: text("picture_slot").$type<GoodsSlot>(),
    num: integer("num").notNull(),
    /** Pieces that were not there when they were ordered, and are made to order. */
    toMake: integer("to_make").notNull().default(0),
    /** List price of a piece, and the price charged. */
    listCents: cents("list_cents").notNull(),
    unitCents: cents("unit_cents").notNull(),
    ...amounts(),
    /** Rate of its tax in hundredths of a percent; null if the shop had none. */
    taxRate: integer("tax_rate"),
    /** Flash-sale offer and day of the pieces. */
    seckillOfferId: text("seckill_offer_id"),
    seckillDay: text("seckill_day"),
    /** Points mall offer of the pieces. */
    pointsGoodsId: text("points_goods_id"),
    commentState: text("comment_state").$type<"NEW" | "UNFINISHED" | "WAIT_CHASE" | "FINISHED">().notNull(),
    afterSaleState: text("after_sale_state")
      .$type<"NEW" | "NOT_APPLIED" | "PART_AFTER_SALE" | "ALREADY_APPLIED" | "EXPIRED">()
      .notNull(),
    complainState: text("complain_state")
      .$type<"NEW" | "NO_APPLY" | "APPLYING" | "COMPLETE" | "EXPIRED" | "CANCEL">()
      .notNull(),
    refundState: text("refund_state").$type<"NO_REFUND" | "REFUNDING" | "PART_REFUND" | "ALL_REFUND">().notNull(),
    refundCents: cents("refund_cents").notNull().default(0),
    /** The part of `refund_cents` that the shop has paid back of itself, without a request. */
    goodwillCents: cents("goodwill_cents").notNull().default(0),
    deliverNumber: integer("deliver_number").notNull().default(0),
  },
  (t) => [
    index("order_items_order").on(t.orderSn, t.position),
    check("order_items_num", sql`${t.num} > 0`),
    check("order_items_to_make", sql`${t.toMake} between 0 and ${t.num}`),
    check("order_items_flow", sql`${t.flowCents} >= 0`),
    check("order_items_goodwill", sql`${t.goodwillCents} between 0 and ${t.flowCents}`),
    check(
      "order_items_adds_up",
      sql`${t.flowCents} = ${t.goodsCents} + ${t.freightCents} - ${t.discountCents} - ${t.couponCents} + ${t.taxAddedCents}`,
    ),
  ],
);

/** Lines of the shop's tax: what was taken for an order line or, negative, paid back, and the tax in it. */
export const orderTaxes = pgTable(
  "order_taxes",
  {
    id: key("id"),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    orderItemSn: text("order_item_sn").notNull(),
    /** Hundredths of a percent. */
    rate: integer("rate").notNull(),
    cents: cents("cents").notNull(),
    taxCents: cents("tax_cents").notNull(),
    /** Of the movement in the ledger that it belongs to. */
    reference: text("reference").notNull(),
    isRefund: boolean("is_refund").notNull(),
    /** Number of the credit note for a refund, given soon after it. The lines of one refund share it. */
    creditNote: text("credit_note"),
  },
  (t) => [
    index("order_taxes_order").on(t.orderSn),
    index("order_taxes_reference").on(t.reference),
    index("order_taxes_unnumbered").on(t.reference).where(sql`${t.isRefund} and ${t.creditNote} is null`),
  ],
);

/** How many invoices and credit notes have a number of a year. Changing a row locks it until the transaction ends, so no number is lost. */
export const invoiceSeries = pgTable("invoice_series", {
  year: integer("year").primaryKey(),
  last: integer("last").notNull(),
});

/** Money that the shop has paid back of itself, without a request of the buyer. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: key("id"),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    cents: cents("cents").notNull(),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  // Said twice, it is paid once.
  (t) => [
    unique("order_refunds_once").on(t.orderSn, t.cents, t.reason),
    check("order_refunds_cents", sql`${t.cents} >= 0`),
  ],
);

/** Events in an order's history; turned into text when they are read. */
export type OrderEvent =
  | "CREATED"
  | "PAID"
  | "CANCELLED"
  | "CLOSED"
  | "EXPIRED"
  | "REFUNDED"
  | "PAID_BACK"
  | "PARTS_SHIPPED"
  | "SHIPPED"
  | "ARRIVED"
  | "RECEIVED"
  | "AUTO_RECEIVED"
  | "REDEEMED"
  | "INVOICED";

export const orderLogs = pgTable(
  "order_logs",
  {
    id: key("id"),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    event: text("event").$type<OrderEvent>().notNull(),
    /** Buyer who did it; null for the system. */
    operatorId: text("operator_id"),
    operatorName: text("operator_name"),
    /** Variable part of the text, such as a reason. */
    detail: text("detail"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("order_logs_order").on(t.orderSn, t.createdAt)],
);

/** Invoice details: of an order, or a saved title (without an order). */
export const receipts = pgTable(
  "receipts",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    orderSn: text("order_sn").unique(),
    title: text("title").notNull(),
    taxpayerId: text("taxpayer_id"),
    content: text("content").notNull(),
    priceCents: cents("price_cents"),
    issued: boolean("issued").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("receipts_member").on(t.memberId, t.createdAt),
    uniqueIndex("receipts_title").on(t.memberId, t.title).where(sql`${t.orderSn} is null`),
  ],
);
