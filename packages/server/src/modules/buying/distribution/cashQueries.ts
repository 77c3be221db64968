import { and, asc, desc, eq } from "drizzle-orm";
import { commissionCash, distributors } from "#server/db/schema/distribution.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";

export type CashRow = typeof commissionCash.$inferSelect;

export async function insertCash(tx: Tx, row: typeof commissionCash.$inferInsert): Promise<void> {
  await tx.insert(commissionCash).values(row);
}

/** One page of a distributor's withdrawals, newest first, and the total. */
export async function cashPage(tx: Tx, distributorId: string, { size, offset }: PageWindow) {
  const own = eq(commissionCash.distributorId, distributorId);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(commissionCash)
      .where(own)
      .orderBy(desc(commissionCash.createdAt), desc(commissionCash.id))
      .limit(size)
      .offset(offset),
    tx.$count(commissionCash, own),
  ]);
  return { rows, total };
}

/** Decides a waiting withdrawal; null if there is none with this number. */
export async function decideCash(
  tx: Tx,
  sn: string,
  change: Pick<CashRow, "state" | "decidedAt">,
): Promise<CashRow | null> {
  const [row] = await tx
    .update(commissionCash)
    .set(change)
    .where(and(eq(commissionCash.sn, sn), eq(commissionCash.state, "APPLY")))
    .returning();
  return row ?? null;
}

/** Withdrawals that wait for the market, oldest first. */
export async function waitingCash(tx: Tx) {
  return tx
    .select({
      sn: commissionCash.sn,
      name: distributors.name,
      amountCents: commissionCash.amountCents,
      since: commissionCash.createdAt,
    })
    .from(commissionCash)
    .innerJoin(distributors, eq(distributors.id, commissionCash.distributorId))
    .where(eq(commissionCash.state, "APPLY"))
    .orderBy(asc(commissionCash.createdAt), asc(commissionCash.id));
}
