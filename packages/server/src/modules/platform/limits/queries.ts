import { and, eq, gt, lt, sql } from "drizzle-orm";
import { limitWindows } from "#server/db/schema/codes.ts";
import type { Tx } from "#server/db/transaction.ts";

/** The count under a key in its current window. */
export async function countOf(tx: Tx, key: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: limitWindows.count })
    .from(limitWindows)
    .where(and(eq(limitWindows.key, key), gt(limitWindows.windowEndsAt, now)));
  return row?.count ?? 0;
}

/** Counts one more and returns the new count; an expired window starts again. */
export async function incrementCount(tx: Tx, key: string, now: Date, windowEndsAt: Date): Promise<number> {
  const [row] = await tx
    .insert(limitWindows)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: limitWindows.key,
      set: {
        count: sql`case when ${limitWindows.windowEndsAt} > ${now.toISOString()}::timestamptz then ${limitWindows.count} + 1 else 1 end`,
        windowEndsAt: sql`case when ${limitWindows.windowEndsAt} > ${now.toISOString()}::timestamptz then ${limitWindows.windowEndsAt} else excluded.window_ends_at end`,
      },
    })
    .returning({ count: limitWindows.count });
  return row?.count ?? 0;
}

export async function forgetCount(tx: Tx, key: string): Promise<void> {
  await tx.delete(limitWindows).where(eq(limitWindows.key, key));
}

export async function removeEndedWindows(tx: Tx, now: Date): Promise<void> {
  await tx.delete(limitWindows).where(lt(limitWindows.windowEndsAt, now));
}
