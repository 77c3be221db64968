import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";
import type { PaymentMethod } from "./order.ts";

/** What is paid: all orders of a trade, one order, or a top-up of the wallet. */
export type BillType = "TRADE" | "ORDER" | "RECHARGE";

/**
 * Progress of a payment by QR code or bank transfer. WAITING and DECLARED are open; a WAITING one counts as EXPIRED
 * after its time limit. REFUNDED: the money arrived too late and went into the wallet.
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
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("payments_bill").on(t.billType, t.billSn, t.createdAt),
    check("payments_amount", sql`${t.amountCents} > 0`),
  ],
);
