import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";
import { orderItems, orders, type PaymentMethod } from "./order.ts";

/** State of a case; BUYER_CONFIRM of the contract belongs to exchanges, which this shop has not. */
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
 * What a buyer asks for some pieces of an order line. Changing a case holds the trade of its order first; together the cases of a
 * line never ask for more pieces than were bought or more money than was paid (BU-07).
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
    /** Key of the reason; its words are made when it is read. */
    reason: text("reason").notNull(),
    description: text("description"),
    /** Addresses of pictures. */
    images: text("images").array().notNull(),
    refundWay: text("refund_way").$type<RefundWay>().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    bankName: text("bank_name"),
    bankHolder: text("bank_holder"),
    bankNumber: text("bank_number"),
    /** What the pieces cost the buyer, and what the seller granted of it. */
    appliedCents: cents("applied_cents").notNull(),
    grantedCents: cents("granted_cents"),
    /** The seller's word to their decision. */
    remark: text("remark"),
    /** Code of the carrier, number and day of the parcel back. */
    carrierCode: text("carrier_code"),
    parcelNo: text("parcel_no"),
    sentOn: date("sent_on", { mode: "string" }),
    refundedAt: moment("refunded_at"),
    /** When the case goes on by itself; null where nobody is waited for. */
    dueAt: moment("due_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    index("after_sales_buyer").on(t.memberId, t.createdAt),
    index("after_sales_line").on(t.orderItemSn),
    index("after_sales_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check("after_sales_num", sql`${t.num} > 0`),
    check("after_sales_applied", sql`${t.appliedCents} >= 0`),
    check("after_sales_granted", sql`${t.grantedCents} between 0 and ${t.appliedCents}`),
  ],
);

/** Who moved a case on. */
export type AfterSaleOperator = "MEMBER" | "STORE" | "PLATFORM" | "SYSTEM";

/** The way of a case: one row per state it came to, put into words when it is read. */
export const afterSaleLogs = pgTable(
  "after_sale_logs",
  {
    id: key("id"),
    sn: text("sn")
      .notNull()
      .references(() => afterSales.sn),
    state: text("state").$type<AfterSaleState>().notNull(),
    operator: text("operator").$type<AfterSaleOperator>().notNull(),
    /** The buyer who did it; null for everybody else. */
    operatorId: text("operator_id"),
    operatorName: text("operator_name"),
    /** What they added: a remark, or the number of a parcel. */
    detail: text("detail"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("after_sale_logs_case").on(t.sn, t.createdAt)],
);
