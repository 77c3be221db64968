import { and, type AnyColumn, eq, sql } from "drizzle-orm";
import { evaluations, goods, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Waits for other changes of these goods' and their store's averages, so that two evaluations at once both count. */
export async function lockSums(tx: Tx, goodsId: string, storeId: string): Promise<void> {
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.id, goodsId)).for("update");
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for("update");
}

/**
 * Recalculates the numbers of goods (count, good ones, mean) and the three scores of their store from the visible
 * evaluations. The caller has locked both with {@link lockSums}. Means are in hundredths; 500 without evaluations.
 */
export async function recalculateRatings(tx: Tx, goodsId: string, storeId: string): Promise<void> {
  const mean = (score: AnyColumn) => sql<number>`coalesce(round(avg(${score}) * 100), 500)`.mapWith(Number);
  const [ofGoods] = await tx
    .select({
      commentNum: sql<number>`count(*)`.mapWith(Number),
      goodCommentNum: sql<number>`count(*) filter (where ${evaluations.grade} = 'GOOD')`.mapWith(Number),
      rating: mean(evaluations.descriptionScore),
    })
    .from(evaluations)
    .where(and(eq(evaluations.goodsId, goodsId), eq(evaluations.visible, true)));
  const [ofStore] = await tx
    .select({
      descriptionScore: mean(evaluations.descriptionScore),
      serviceScore: mean(evaluations.serviceScore),
      deliveryScore: mean(evaluations.deliveryScore),
    })
    .from(evaluations)
    .where(and(eq(evaluations.storeId, storeId), eq(evaluations.visible, true)));
  if (ofGoods) await tx.update(goods).set(ofGoods).where(eq(goods.id, goodsId));
  if (ofStore) await tx.update(stores).set(ofStore).where(eq(stores.id, storeId));
}
