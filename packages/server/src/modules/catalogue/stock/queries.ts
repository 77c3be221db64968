import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { inOneStatement, listPlaceholder, placeholder, type Reading, reading } from "#server/db/reading.ts";
import { freightTemplates, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { statement } from "#server/db/statement.ts";
import type { Tx } from "#server/db/transaction.ts";

/** The columns of goods that a basket shows or calculates with; no description and no search data. */
const sellableGoods = {
  id: goods.id,
  brandId: goods.brandId,
  categoryId: goods.categoryId,
  categoryPath: goods.categoryPath,
  name: goods.name,
  sellingPoint: goods.sellingPoint,
  unit: goods.unit,
  shelf: goods.shelf,
  salesModel: goods.salesModel,
  minimum: goods.minimum,
  tiers: goods.tiers,
  dispatchHours: goods.dispatchHours,
  taxClass: goods.taxClass,
};

const sellableStore = {
  id: stores.id,
  name: stores.name,
  state: stores.state,
  selfOperated: stores.selfOperated,
  selfPickup: stores.selfPickup,
};

/** A SKU with what decides whether, at what price and from whom it can be bought. */
export interface SellableRow {
  sku: typeof skus.$inferSelect;
  goods: Pick<typeof goods.$inferSelect, keyof typeof sellableGoods>;
  store: Pick<typeof stores.$inferSelect, keyof typeof sellableStore>;
  freight: typeof freightTemplates.$inferSelect | null;
}

/** SKUs of an array of ids (as SQL); unknown ones are missing in the result. */
export function sellableAmong(skuIds: SQL): Reading<SellableRow> {
  const fields = {
    sku: getTableColumns(skus),
    goods: sellableGoods,
    store: sellableStore,
    freight: getTableColumns(freightTemplates),
  };
  return reading(
    fields,
    sql`from ${skus} join ${goods} on ${goods.id} = ${skus.goodsId} join ${stores} on ${stores.id} = ${goods.storeId}
      left join ${freightTemplates} on ${freightTemplates.id} = ${goods.freightTemplateId}
      where ${skus.id} = any(${skuIds})`,
  );
}

const readSellables = inOneStatement("goods to be sold", { rows: sellableAmong(listPlaceholder("skuIds")) });

/**
 * SKUs with what decides whether, at what price and from whom they can be bought. Unknown ids are missing in the
 * result.
 */
export async function sellableRows(tx: Tx, skuIds: readonly string[]): Promise<SellableRow[]> {
  return skuIds.length === 0 ? [] : (await readSellables(tx, { skuIds })).rows;
}

const takeIfEnough = statement(
  "take pieces of a SKU",
  () => sql`update ${skus} set
    quantity = case when stock_kind = 'COUNTED' then quantity - ${placeholder("num")}::int else quantity end,
    on_hand = on_hand - ${placeholder("num")}::int, buy_count = buy_count + ${placeholder("num")}::int
    where id = ${placeholder("skuId")} and quantity >= ${placeholder("num")}::int returning id`,
);

/** Takes pieces of a SKU if there are enough, and locks the SKU until the transaction ends; otherwise false. */
export async function takePieces(tx: Tx, skuId: string, num: number): Promise<boolean> {
  return (await takeIfEnough(tx, { skuId, num })).length > 0;
}

/** Pieces of a SKU in stock; 0 for an unknown one. */
export async function piecesLeft(tx: Tx, skuId: string): Promise<number> {
  const [row] = await tx.select({ quantity: skus.quantity }).from(skus).where(eq(skus.id, skuId));
  return row?.quantity ?? 0;
}

export async function returnPieces(tx: Tx, skuId: string, num: number): Promise<void> {
  await tx
    .update(skus)
    .set({
      quantity: sql`case when ${skus.stockKind} = 'COUNTED' then ${skus.quantity} + ${num} else ${skus.quantity} end`,
      onHand: sql`${skus.onHand} + ${num}`,
      buyCount: sql`greatest(${skus.buyCount} - ${num}, 0)`,
    })
    .where(eq(skus.id, skuId));
}

/** Adds to the number of pieces sold of goods, which searches sort by. */
export async function countSold(tx: Tx, goodsId: string, num: number): Promise<void> {
  await tx
    .update(goods)
    .set({ buyCount: sql`greatest(${goods.buyCount} + ${num}, 0)` })
    .where(eq(goods.id, goodsId));
}
