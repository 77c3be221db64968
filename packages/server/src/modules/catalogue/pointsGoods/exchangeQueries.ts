import { and, eq, gt, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { placeholder, listPlaceholder, reading, inOneStatement } from "#server/db/reading.ts";
import { pointsGoods } from "#server/db/schema/promotion.ts";
import { openPart } from "#server/settings/closedParts.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Whether an offer is running: it has started and not ended. */
export function isRunningOffer(now: Date) {
  return and(lte(pointsGoods.startAt, now), or(isNull(pointsGoods.endAt), gt(pointsGoods.endAt, now)));
}

/**
 * Offers for an array of SKU ids that are running at the time `now` and match a condition, in the mall's order; none while the
 * points mall is closed.
 */
export const exchangeReading = (skuIds: SQL, condition: SQL) =>
  reading(
    { id: pointsGoods.id, skuId: pointsGoods.skuId, points: pointsGoods.points, stock: pointsGoods.stock },
    sql`from ${pointsGoods} where ${condition} and ${pointsGoods.skuId} = any(${skuIds}) and ${pointsGoods.startAt} <= ${placeholder("now")}
      and (${pointsGoods.endAt} is null or ${pointsGoods.endAt} > ${placeholder("now")}) and ${openPart("points")}
      order by ${pointsGoods.sortOrder}, ${pointsGoods.id}`,
  );

const readExchanges = inOneStatement("exchanges of SKUs", {
  rows: exchangeReading(listPlaceholder("skuIds"), sql`true`),
});

/** Running offers of SKUs in the mall's order. */
export async function runningOffersOf(tx: Tx, skuIds: readonly string[], now: Date) {
  return skuIds.length === 0 ? [] : (await readExchanges(tx, { skuIds, now })).rows;
}

/** Takes pieces of an offer; false if it has too few. */
export async function takeOffered(tx: Tx, id: string, num: number): Promise<boolean> {
  const taken = await tx
    .update(pointsGoods)
    .set({ stock: sql`${pointsGoods.stock} - ${num}` })
    .where(and(eq(pointsGoods.id, id), gte(pointsGoods.stock, num)))
    .returning({ id: pointsGoods.id });
  return taken.length > 0;
}

export async function returnOffered(tx: Tx, id: string, num: number): Promise<void> {
  await tx
    .update(pointsGoods)
    .set({ stock: sql`${pointsGoods.stock} + ${num}` })
    .where(eq(pointsGoods.id, id));
}
