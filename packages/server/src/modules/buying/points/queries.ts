import { desc, eq } from "drizzle-orm";
import { members, pointEntries } from "#server/db/schema/member.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";

/** A buyer's points: available and ever earned. */
export async function pointSums(tx: Tx, memberId: string): Promise<{ point: number; totalPoint: number } | null> {
  const [row] = await tx
    .select({ point: members.points, totalPoint: members.totalPoints })
    .from(members)
    .where(eq(members.id, memberId));
  return row ?? null;
}

/** One page of a buyer's points history, newest first, and the total. */
export async function pointEntryPage(tx: Tx, memberId: string, { size, offset }: PageWindow) {
  const own = eq(pointEntries.memberId, memberId);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(pointEntries)
      .where(own)
      .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
      .limit(size)
      .offset(offset),
    tx.$count(pointEntries, own),
  ]);
  return { rows, total };
}
