import { desc, eq } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { recharges } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";

export type RechargeRow = typeof recharges.$inferSelect;

export async function insertRecharge(tx: Tx, row: typeof recharges.$inferInsert): Promise<RechargeRow> {
  const [made] = await tx.insert(recharges).values(row).returning();
  if (!made) throw new Error("the recharge was not stored");
  return made;
}

export async function rechargeBySn(tx: Tx, sn: string): Promise<RechargeRow | null> {
  const [row] = await tx.select().from(recharges).where(eq(recharges.sn, sn));
  return row ?? null;
}

/** Locks a top-up until the transaction ends. Every change of it or its payments locks it first. */
export async function lockRecharge(tx: Tx, sn: string): Promise<void> {
  await tx.select({ id: recharges.id }).from(recharges).where(eq(recharges.sn, sn)).for("update");
}

export async function changeRecharge(tx: Tx, sn: string, change: Partial<RechargeRow>): Promise<void> {
  await tx.update(recharges).set(change).where(eq(recharges.sn, sn));
}

/** A buyer's top-ups, newest first, and the total. */
export async function rechargesOf(tx: Tx, memberId: string, { size, offset }: PageWindow) {
  const where = eq(recharges.memberId, memberId);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(recharges)
      .where(where)
      .orderBy(desc(recharges.createdAt), desc(recharges.id))
      .limit(size)
      .offset(offset),
    tx.$count(recharges, where),
  ]);
  return { rows, total };
}
