import { asc, desc, eq } from "drizzle-orm";
import { type AfterSaleState, afterSales } from "#server/db/schema/afterSale.ts";
import { complaints, type ComplaintState } from "#server/db/schema/complaint.ts";
import { members } from "#server/db/schema/member.ts";
import { payments } from "#server/db/schema/payment.ts";
import { storeEntries } from "#server/db/schema/storeEntry.ts";
import { type WithdrawalState, withdrawals } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import { newestActs } from "../auditLog.ts";

/** Maximum entries of a list. */
export const longest = 200;

/** An entry of a list: texts, numbers and times by name, the most important first. */
export type Entry = Readonly<Record<string, unknown>>;

export async function listAfterSales(tx: Tx, state: string | undefined): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(afterSales)
    .where(state ? eq(afterSales.state, state as AfterSaleState) : undefined)
    .orderBy(desc(afterSales.createdAt))
    .limit(longest);
  return rows.map((row) => ({
    case: row.sn,
    state: row.state,
    kind: row.kind,
    order: row.orderSn,
    line: row.orderItemSn,
    num: row.num,
    damaged: row.damagedNum > 0 ? `${row.damagedNum} damaged` : null,
    amount: toWire(row.grantedCents ?? row.appliedCents),
    reason: row.reason,
    description: row.description,
    at: row.createdAt.toISOString(),
  }));
}

export async function listComplaints(tx: Tx, state: string | undefined): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(complaints)
    .where(state ? eq(complaints.state, state as ComplaintState) : undefined)
    .orderBy(desc(complaints.createdAt))
    .limit(longest);
  return rows.map((row) => ({
    complaint: row.id,
    state: row.state,
    topic: row.topic,
    line: row.orderItemSn,
    at: row.createdAt.toISOString(),
  }));
}

export async function listStoreEntries(tx: Tx): Promise<Entry[]> {
  const rows = await tx
    .select({ entry: storeEntries, buyer: members.username })
    .from(storeEntries)
    .innerJoin(members, eq(members.id, storeEntries.memberId))
    .orderBy(desc(storeEntries.createdAt))
    .limit(longest);
  return rows.map(({ entry, buyer }) => ({
    buyer,
    state: entry.state,
    company: entry.companyName,
    store: entry.storeName,
    at: entry.createdAt.toISOString(),
  }));
}

/** Bank transfers that buyers have announced. */
export async function listTransfers(tx: Tx): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.progress, "DECLARED"))
    .orderBy(asc(payments.createdAt))
    .limit(longest);
  return rows.map(({ billSn, amountCents, createdAt }) => ({
    bill: billSn,
    amount: toWire(amountCents),
    at: createdAt.toISOString(),
  }));
}

/** Money of wallets that buyers want to have paid out, oldest first, with the account they name. */
export async function listWithdrawals(tx: Tx, state: string | undefined): Promise<Entry[]> {
  const rows = await tx
    .select({ withdrawal: withdrawals, buyer: members.username })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(state ? eq(withdrawals.state, state === "OPEN" ? "VIA_AUDITING" : (state as WithdrawalState)) : undefined)
    .orderBy(asc(withdrawals.createdAt))
    .limit(longest);
  return rows.map(({ withdrawal, buyer }) => ({
    withdrawal: withdrawal.id,
    state: withdrawal.state === "VIA_AUDITING" ? "OPEN" : withdrawal.state,
    amount: toWire(withdrawal.amountCents),
    buyer,
    to: `${withdrawal.realName}, ${withdrawal.connectNumber}`,
    at: withdrawal.createdAt.toISOString(),
  }));
}

export async function listActs(tx: Tx, { limit = longest }: { limit?: number }): Promise<Entry[]> {
  return (await newestActs(tx, limit)).map(({ at, actor, command, outcome }) => ({
    at: at.toISOString(),
    actor,
    command,
    outcome,
  }));
}
