import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { breakingOff, reasonOfBreaking } from "#server/db/breakingOff.ts";
import { placeholder, listed, type Reading, reading, inOneStatement } from "#server/db/reading.ts";
import { freightTemplates, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { statement } from "#server/db/statement.ts";
import type { Tx } from "#server/db/transaction.ts";

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

/** A SKU with what decides whether, for how much and from whom it can be bought. */
export interface SellableRow {
  sku: typeof skus.$inferSelect;
  goods: Pick<typeof goods.$inferSelect, keyof typeof sellableGoods>;
  store: Pick<typeof stores.$inferSelect, keyof typeof sellableStore>;
  freight: typeof freightTemplates.$inferSelect | null;
}

/** SKUs of an array of ids, which is SQL; unknown ones are missing in the answer. */
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

const readSellables = inOneStatement({ rows: sellableAmong(listed("skuIds")) });

/** SKUs with what decides whether, for how much and from whom they can be bought. Unknown ids are missing in the answer. */
export async function sellableRows(tx: Tx, skuIds: readonly string[]): Promise<SellableRow[]> {
  return skuIds.length === 0 ? [] : (await readSellables(tx, { skuIds })).rows;
}

/** Pieces of a SKU that are wanted. */
export interface WantedPieces {
  skuId: string;
  num: number;
}

/** The ids twice as an array: only that way the planner knows that they are few. */
const take = statement(
  () => sql`with wanted as materialized
      (select * from json_to_recordset(${placeholder("pieces")}::json) as w("skuId" text, num int)),
    held as materialized (select s.id, s.quantity from ${skus} s where s.id = any(array(select "skuId" from wanted))
      order by s.id for no key update),
    taken as (update ${skus} s set quantity = s.quantity - w.num, buy_count = s.buy_count + w.num
      from held h join wanted w on w."skuId" = h.id
      where s.id = h.id and s.id = any(array(select "skuId" from wanted)) and s.quantity >= w.num returning s.id)
    select ${breakingOff(sql`short.id || '/' || short.quantity || ';'`)} from
      (select w."skuId" as id, coalesce(h.quantity, 0) as quantity from wanted w left join held h on h.id = w."skuId"
        where w."skuId" not in (select id from taken) order by w."skuId" limit 1) short`,
);

/**
 * Takes pieces of SKUs, each wanted once, all or nothing. Holds the SKUs until the transaction ends, in the order of their ids.
 * When one has too few, the transaction is broken off with an error that {@link shortOf} knows: so a commit can be sent behind it.
 */
export async function takePieces(tx: Tx, pieces: readonly WantedPieces[]): Promise<void> {
  await take(tx, { pieces: pieces.map(({ skuId, num }) => ({ skuId, num })) });
}

/** The first SKU of which there are too few, and how many are left, when {@link takePieces} failed for that; undefined for other errors. */
export function shortOf(error: unknown): { skuId: string; left: number } | undefined {
  const [skuId, left] = reasonOfBreaking(error)?.split(/[/;]/) ?? [];
  return skuId === undefined ? undefined : { skuId, left: Number(left) };
}

export async function putBackPieces(tx: Tx, skuId: string, num: number): Promise<void> {
  await tx
    .update(skus)
    .set({ quantity: sql`${skus.quantity} + ${num}`, buyCount: sql`greatest(${skus.buyCount} - ${num}, 0)` })
    .where(eq(skus.id, skuId));
}

/** Adds to the number of pieces a goods has sold, which searches sort by. */
export async function countSold(tx: Tx, goodsId: string, num: number): Promise<void> {
  await tx
    .update(goods)
    .set({ buyCount: sql`greatest(${goods.buyCount} + ${num}, 0)` })
    .where(eq(goods.id, goodsId));
}
