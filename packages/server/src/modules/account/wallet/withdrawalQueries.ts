import { and, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { withdrawals } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export async function insertWithdrawal(tx: Tx, row: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(row);
}

/** Decides an open withdrawal and returns it; null if it is unknown or already decided. */
export async function decideOpen(
  tx: Tx,
  id: string,
  change: Pick<WithdrawalRow, "state" | "decidedAt"> & Partial<Pick<WithdrawalRow, "remark" | "error">>,
): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .update(withdrawals)
    .set(change)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, "VIA_AUDITING")))
    .returning();
  return row ?? null;
}

/** Filters of a buyer's withdrawals. */
export interface WithdrawalFilter {
  sn?: string | undefined;
  state?: WithdrawalRow["state"] | undefined;
  from?: Date | undefined;
  /** Not included. */
  until?: Date | undefined;
}

/** A buyer's matching withdrawals, newest first, and the total. */
export async function withdrawalsOf(tx: Tx, memberId: string, filter: WithdrawalFilter, { size, offset }: PageWindow) {
  const conditions: (SQL | undefined)[] = [
    eq(withdrawals.memberId, memberId),
    filter.sn ? eq(withdrawals.sn, filter.sn) : undefined,
    filter.state && eq(withdrawals.state, filter.state),
    filter.from && gte(withdrawals.createdAt, filter.from),
    filter.until && lt(withdrawals.createdAt, filter.until),
  ];
  const where = and(...conditions);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(withdrawals)
      .where(where)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(size)
      .offset(offset),
    tx.$count(withdrawals, where),
  ]);
  return { rows, total };
}
