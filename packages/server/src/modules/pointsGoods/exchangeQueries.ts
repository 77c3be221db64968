import { and, asc, eq, gt, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { pointsGoods } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";

/** An offer that runs: it has begun and is not over. */
export function isRunningOffer(now: Date) {
  return and(lte(pointsGoods.startAt, now), or(isNull(pointsGoods.endAt), gt(pointsGoods.endAt, now)));
}

/** Running offers of SKUs in the order of the mall. */
export async function runningOffersOf(tx: Tx, skuIds: readonly string[], now: Date) {
  if (skuIds.length === 0) return [];
  return tx
    .select({
      id: pointsGoods.id,
      skuId: pointsGoods.skuId,
      points: pointsGoods.points,
      stock: pointsGoods.stock,
    })
    .from(pointsGoods)
    .where(and(inArray(pointsGoods.skuId, [...skuIds]), isRunningOffer(now)))
    .orderBy(asc(pointsGoods.sortOrder), asc(pointsGoods.id));
}

/** Takes pieces of an offer; false when it has too few. */
export async function takeOffered(tx: Tx, id: string, num: number): Promise<boolean> {
  const taken = await tx
    .update(pointsGoods)
    .set({ stock: sql`${pointsGoods.stock} - ${num}` })
    .where(and(eq(pointsGoods.id, id), gte(pointsGoods.stock, num)))
    .returning({ id: pointsGoods.id });
  return taken.length > 0;
}

export async function putBackOffered(tx: Tx, id: string, num: number): Promise<void> {
  await tx
    .update(pointsGoods)
    .set({ stock: sql`${pointsGoods.stock} + ${num}` })
    .where(eq(pointsGoods.id, id));
}
