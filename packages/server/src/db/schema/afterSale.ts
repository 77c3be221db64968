import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";
import { orderItems, orders, type PaymentMethod } from "./order.ts";

/** State of a case. The contract's BUYER_CONFIRM is for exchanges, which this shop does not have. */
export type AfterSaleState =
  | "APPLY"
  | "PASS"
  | "REFUSE"
  | "BUYER_RETURN"
  | "SELLER_CONFIRM"
  | "SELLER_TERMINATION"
  | "BUYER_CANCEL"
  | "WAIT_REFUND"
  | "COMPLETE";
export type AfterSaleKind = "RETURN_MONEY" | "RETURN_GOODS";
export type RefundWay = "ORIGINAL" | "OFFLINE";

/**
 * A buyer's request for some pieces of an order line. Changing a case locks the trade of its order first. Together, the
 * cases of a line never exceed the pieces bought or the money paid (BU-07).
 */
export const afterSales = pgTable(
  "after_sales",
  {
    id: key("id"),
    sn: text("sn").notNull().unique(),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    orderItemSn: text("order_item_sn")
      .notNull()
      .references(() => orderItems.sn),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    kind: text("kind").$type<AfterSaleKind>().notNull(),
    state: text("state").$type<AfterSaleState>().notNull(),
    num: integer("num").notNull(),
    /** Key of the reason; its text is made when it is read. */
    reason: text("reason").notNull(),
    description: text("description"),
    /** Addresses of pictures. */
    images: text("images").array().notNull(),
    refundWay: text("refund_way").$type<RefundWay>().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    bankName: text("bank_name"),
    bankHolder: text("bank_holder"),
    bankNumber: text("bank_number"),
    /** Price of the pieces, and the amount the seller has approved. */
    appliedCents: cents("applied_cents").notNull(),
    grantedCents: cents("granted_cents"),
    /** The seller's comment on the decision. */
    remark: text("remark"),
    /** The return parcel: code of the carrier, tracking number and day. */
    carrierCode: text("carrier_code"),
    parcelNo: text("parcel_no"),
    sentOn: date("sent_on", { mode: "string" }),
    /** Pieces that came back and can't be sold: they do not return to the stock. */
    damagedNum: integer("damaged_num").notNull().default(0),
    refundedAt: moment("refunded_at"),
    /** When the case continues automatically; null if it waits for nobody. */
    dueAt: moment("due_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    index("after_sales_buyer").on(t.memberId, t.createdAt),
    index("after_sales_line").on(t.orderItemSn),
    index("after_sales_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check("after_sales_num", sql`${t.num} > 0`),
    check("after_sales_damaged", sql`${t.damagedNum} between 0 and ${t.num}`),
    check("after_sales_applied", sql`${t.appliedCents} >= 0`),
    check("after_sales_granted", sql`${t.grantedCents} between 0 and ${t.appliedCents}`),
  ],
);

/** Who changed the state of a case. */
export type AfterSaleOperator = "MEMBER" | "STORE" | "PLATFORM" | "SYSTEM";

/** History of a case: one row per state, turned into text when it is read. */
export const afterSaleLogs = pgTable(
  "after_sale_logs",
  {
    id: key("id"),
    sn: text("sn")
      .notNull()
      .references(() => afterSales.sn),
    state: text("state").$type<AfterSaleState>().notNull(),
    operator: text("operator").$type<AfterSaleOperator>().notNull(),
    /** The buyer who did it; null for anybody else. */
    operatorId: text("operator_id"),
    operatorName: text("operator_name"),
    /** A remark, or the number of a parcel. */
    detail: text("detail"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("after_sale_logs_case").on(t.sn, t.createdAt)],
);
