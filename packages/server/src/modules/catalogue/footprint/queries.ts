import { and, desc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { footprints } from "#server/db/schema/member.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Records a visit of a SKU's goods, in place of the previous one of these goods; an unknown SKU is ignored. */
export async function saveVisit(tx: Tx, memberId: string, skuId: string, visitedAt: Date): Promise<void> {
  const [found] = await tx
    .select({ goodsId: goods.id, storeId: goods.storeId })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(skus.id, skuId));
  if (!found) return;
  await tx
    .insert(footprints)
    .values({ memberId, skuId, ...found, visitedAt })
    .onConflictDoUpdate({
      target: [footprints.memberId, footprints.goodsId],
      set: { skuId, visitedAt: sql`greatest(${footprints.visitedAt}, excluded.visited_at)` },
    });
}

/** Deletes all but the newest visits. */
export async function trimVisits(tx: Tx, memberId: string, kept: number): Promise<void> {
  const newest = tx
    .select({ goodsId: footprints.goodsId })
    .from(footprints)
    .where(eq(footprints.memberId, memberId))
    .orderBy(desc(footprints.visitedAt))
    .limit(kept);
  await tx.delete(footprints).where(and(eq(footprints.memberId, memberId), notInArray(footprints.goodsId, newest)));
}

export async function visitPage(tx: Tx, memberId: string, storeId: string | undefined, { size, offset }: PageWindow) {
  const where = and(eq(footprints.memberId, memberId), storeId ? eq(footprints.storeId, storeId) : undefined);
  const [rows, total] = await Promise.all([
    tx
      .select({ skuId: footprints.skuId, visitedAt: footprints.visitedAt })
      .from(footprints)
      .where(where)
      .orderBy(desc(footprints.visitedAt), desc(footprints.goodsId))
      .limit(size)
      .offset(offset),
    tx.$count(footprints, where),
  ]);
  return { rows, total };
}

/** Deletes visits by the ids of their goods or of the SKUs viewed, or all. */
export async function deleteVisits(tx: Tx, memberId: string, ids?: readonly string[]): Promise<void> {
  const chosen = ids && or(inArray(footprints.goodsId, [...ids]), inArray(footprints.skuId, [...ids]));
  await tx.delete(footprints).where(and(eq(footprints.memberId, memberId), chosen));
}
