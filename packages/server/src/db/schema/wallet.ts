import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";
import { orders, type PaymentMethod, type PayState } from "./order.ts";

/** A buyer's money. The balance always equals the sum of the entries of their ledger account. */
export const wallets = pgTable(
  "wallets",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id),
    balanceCents: cents("balance_cents").notNull().default(0),
    /** Held for a withdrawal under review. */
    frozenCents: cents("frozen_cents").notNull().default(0),
    /** The part of the balance that was given for registering: it can be spent but not withdrawn. */
    welcomeCents: cents("welcome_cents").notNull().default(0),
    /** Payment password; null until the buyer sets one. */
    passwordHash: text("password_hash"),
    /** Number of wrong payment passwords in a row, and until when no more are accepted. */
    failedChecks: integer("failed_checks").notNull().default(0),
    lockedUntil: moment("locked_until"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    check("wallets_balance", sql`${t.balanceCents} >= 0`),
    check("wallets_frozen", sql`${t.frozenCents} >= 0`),
    check("wallets_welcome", sql`${t.welcomeCents} >= 0`),
  ],
);

/** Orders paid with welcome money: how much of it, and of all the money paid, has not been refunded. */
export const welcomePayments = pgTable(
  "welcome_payments",
  {
    orderSn: text("order_sn")
      .primaryKey()
      .references(() => orders.sn),
    welcomeLeftCents: cents("welcome_left_cents").notNull(),
    paidLeftCents: cents("paid_left_cents").notNull(),
  },
  (t) => [
    check("welcome_payments_left", sql`${t.welcomeLeftCents} >= 0 and ${t.welcomeLeftCents} <= ${t.paidLeftCents}`),
  ],
);

/** Reason for a movement of money. */
export type LedgerKind =
  | "WALLET_PAY"
  | "WALLET_REFUND"
  | "WALLET_RECHARGE"
  | "WALLET_WITHDRAWAL"
  | "WALLET_COMMISSION"
  /** An order paid through a provider; no wallet is involved. */
  | "PROVIDER_PAY"
  /** A refund that leaves the wallet again, back through the provider that took the money, or returns from there. */
  | "PROVIDER_REFUND";

/** One movement of money; its entries sum to zero. `kind` and `reference` together are unique. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: key("id"),
    kind: text("kind").$type<LedgerKind>().notNull(),
    /** Number of the order, recharge or grant. */
    reference: text("reference").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [uniqueIndex("ledger_transactions_once").on(t.kind, t.reference)],
);

/** Part of a movement on one account: `wallet:<member>`, `frozen:<member>`, `sales:<store>`, `funding` or `payout`. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: key("id"),
    transactionId: text("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text("account").notNull(),
    /** Signed; positive for incoming money. */
    amountCents: cents("amount_cents").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("ledger_entries_account").on(t.account, t.createdAt),
    index("ledger_entries_transaction").on(t.transactionId),
    check("ledger_entries_amount", sql`${t.amountCents} <> 0`),
  ],
);

/** Top-ups of wallets. */
export const recharges = pgTable(
  "recharges",
  {
    id: key("id"),
    sn: text("sn").notNull().unique(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    amountCents: cents("amount_cents").notNull(),
    /** An unpaid one counts as cancelled after its time limit. */
    payState: text("pay_state").$type<PayState>().notNull(),
    method: text("method").$type<PaymentMethod>(),
    /** The payment that paid it. */
    paymentId: text("payment_id"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
  },
  (t) => [index("recharges_member").on(t.memberId, t.createdAt), check("recharges_amount", sql`${t.amountCents} > 0`)],
);

/** State of a withdrawal; SUCCESS, ERROR and REJECT are final. */
export type WithdrawalState = "VIA_AUDITING" | "SUCCESS" | "ERROR" | "REJECT";

/** Withdrawals from wallets. The amount is frozen until the withdrawal is decided. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: key("id"),
    sn: text("sn").notNull().unique(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    amountCents: cents("amount_cents").notNull(),
    state: text("state").$type<WithdrawalState>().notNull(),
    realName: text("real_name").notNull(),
    connectNumber: text("connect_number").notNull(),
    /** Why it was declined, in the market's words. */
    remark: text("remark"),
    /** Why the payout failed. */
    error: text("error"),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    index("withdrawals_member").on(t.memberId, t.createdAt),
    check("withdrawals_amount", sql`${t.amountCents} > 0`),
  ],
);
