import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** A buyer's money. The balance always equals the sum of the entries of his ledger account. */
export const wallets = pgTable(
  "wallets",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id),
    balanceCents: cents("balance_cents").notNull().default(0),
    /** Held for a withdrawal under review. */
    frozenCents: cents("frozen_cents").notNull().default(0),
    /** Payment password; null until the buyer sets one. */
    passwordHash: text("password_hash"),
    /** Wrong payment passwords in a row, and until when no more are taken. */
    failedChecks: integer("failed_checks").notNull().default(0),
    lockedUntil: moment("locked_until"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [check("wallets_balance", sql`${t.balanceCents} >= 0`), check("wallets_frozen", sql`${t.frozenCents} >= 0`)],
);

/** What moved money. */
export type LedgerKind = "WALLET_PAY" | "WALLET_REFUND" | "WALLET_RECHARGE" | "WALLET_WITHDRAWAL" | "WALLET_COMMISSION";

/** One movement of money; its entries sum to zero. `kind` and `reference` together happen once. */
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

/** Part of a movement on one account: `wallet:<member>`, `sales:<store>` or `funding`. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: key("id"),
    transactionId: text("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text("account").notNull(),
    /** Signed: positive comes in. */
    amountCents: cents("amount_cents").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("ledger_entries_account").on(t.account, t.createdAt),
    index("ledger_entries_transaction").on(t.transactionId),
    check("ledger_entries_amount", sql`${t.amountCents} <> 0`),
  ],
);
