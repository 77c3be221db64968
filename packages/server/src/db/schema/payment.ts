import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";
import type { PaymentMethod } from "./order.ts";

/** What is paid: all orders of a trade, one order, or a top-up of the wallet. */
export type BillType = "TRADE" | "ORDER" | "RECHARGE";

/** Who takes the money: the sandbox moves none. */
export type ProviderName = "sandbox" | "stripe" | "alipay" | "wechat";

/** What a provider reports differently from what the shop asked for. The money is not counted. */
export type PaymentFlaw = "AMOUNT" | "CURRENCY";

/**
 * Progress of a payment by QR code or bank transfer. WAITING and DECLARED are open; a WAITING one counts as EXPIRED
 * after its time limit. REFUNDED: the money arrived too late and was returned.
 */
export type PaymentProgress = "WAITING" | "DECLARED" | "PAID" | "REFUSED" | "EXPIRED" | "REFUNDED";

/**
 * One attempt to pay a bill through a provider or by bank transfer. Changing it locks the bill first, then this row.
 */
export const payments = pgTable(
  "payments",
  {
    id: key("id"),
    /** Identifies the payment at the provider and in addresses; impossible to guess. */
    token: text("token").notNull().unique(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    billType: text("bill_type").$type<BillType>().notNull(),
    billSn: text("bill_sn").notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    amountCents: cents("amount_cents").notNull(),
    progress: text("progress").$type<PaymentProgress>().notNull(),
    /** Text of the QR code; null for a transfer. */
    content: text("content"),
    /** Null for a transfer, and for payments of earlier versions, which only the sandbox took. */
    provider: text("provider").$type<ProviderName>(),
    /** Currency of the amount (ISO 4217), as the provider was told. */
    currency: text("currency"),
    /** The provider's own number of the payment, if it has one. */
    reference: text("reference"),
    flaw: text("flaw").$type<PaymentFlaw>(),
    /** When the provider is asked next; null if it isn't. */
    askAt: moment("ask_at"),
    /** How often it has been asked. */
    asked: integer("asked").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("payments_bill").on(t.billType, t.billSn, t.createdAt),
    index("payments_ask").on(t.askAt).where(sql`${t.askAt} is not null`),
    index("payments_provider").on(t.createdAt).where(sql`${t.provider} is not null`),
    check("payments_amount", sql`${t.amountCents} > 0`),
  ],
);

/** PENDING until the provider says that it has returned the money; FAILED if it can't, then the wallet has it. */
export type RefundProgress = "PENDING" | "DONE" | "FAILED";

/** Money that goes back through the provider that took it. */
export const providerRefunds = pgTable(
  "provider_refunds",
  {
    id: key("id"),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Number of what it is for: an order, a case, or the payment itself. The same refund happens only once. */
    reference: text("reference").notNull().unique(),
    amountCents: cents("amount_cents").notNull(),
    progress: text("progress").$type<RefundProgress>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When the provider is told, or asked, next; null once it has ended. */
    dueAt: moment("due_at"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (t) => [
    index("provider_refunds_payment").on(t.paymentId),
    index("provider_refunds_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check("provider_refunds_amount", sql`${t.amountCents} > 0`),
  ],
);
