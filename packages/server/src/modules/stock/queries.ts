import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { freightTemplates, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

/** SKUs with what decides whether, for how much and from whom they can be bought. Unknown ids are missing in the answer. */
export async function sellableRows(tx: Tx, skuIds: readonly string[]) {
  if (skuIds.length === 0) return [];
  return tx
    .select({ sku: skus, goods: sellableGoods, store: sellableStore, freight: freightTemplates })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .where(inArray(skus.id, [...skuIds]));
}

export type SellableRow = Awaited<ReturnType<typeof sellableRows>>[number];

/** The columns of a goods that a basket shows or reckons with; neither introduction nor search data. */
const sellableGoods = {
  id: goods.id,
  brandId: goods.brandId,
  categoryId: goods.categoryId,
  categoryPath: goods.categoryPath,
  nameEn: goods.nameEn,
  nameZh: goods.nameZh,
  sellingPointEn: goods.sellingPointEn,
  sellingPointZh: goods.sellingPointZh,
  unitEn: goods.unitEn,
  unitZh: goods.unitZh,
  shelf: goods.shelf,
  salesModel: goods.salesModel,
  minimum: goods.minimum,
  tiers: goods.tiers,
};

const sellableStore = {
  id: stores.id,
  nameEn: stores.nameEn,
  nameZh: stores.nameZh,
  state: stores.state,
  selfOperated: stores.selfOperated,
  selfPickup: stores.selfPickup,
};

/** Takes pieces when there are enough; false when there are not. Holds the SKU until the transaction ends. */
export async function takePieces(tx: Tx, skuId: string, num: number): Promise<boolean> {
  const taken = await tx
    .update(skus)
    .set({ quantity: sql`${skus.quantity} - ${num}`, buyCount: sql`${skus.buyCount} + ${num}` })
    .where(and(eq(skus.id, skuId), gte(skus.quantity, num)))
    .returning({ id: skus.id });
  return taken.length > 0;
}

export async function putBackPieces(tx: Tx, skuId: string, num: number): Promise<void> {
  await tx
    .update(skus)
    .set({ quantity: sql`${skus.quantity} + ${num}`, buyCount: sql`greatest(${skus.buyCount} - ${num}, 0)` })
    .where(eq(skus.id, skuId));
}

export async function quantityOf(tx: Tx, skuId: string): Promise<number> {
  const [row] = await tx.select({ quantity: skus.quantity }).from(skus).where(eq(skus.id, skuId));
  return row?.quantity ?? 0;
}

/** Adds to the number of pieces a goods has sold, which searches sort by. */
export async function countSold(tx: Tx, goodsId: string, num: number): Promise<void> {
  await tx
    .update(goods)
    .set({ buyCount: sql`greatest(${goods.buyCount} + ${num}, 0)` })
    .where(eq(goods.id, goodsId));
}
