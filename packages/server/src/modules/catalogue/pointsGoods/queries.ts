import { and, asc, count, desc, eq, gte, lte, type SQL } from "drizzle-orm";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { pointsGoods, pointsGoodsCategories } from "#server/db/schema/promotion.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { isRunningOffer } from "./exchangeQueries.ts";
import { anyContains } from "#server/db/translations.ts";

/** Filters and sort order of the points mall; without a sort it keeps its own order. */
export interface MallQuery {
  name: string | undefined;
  skuId: string | undefined;
  categoryId: string | undefined;
  minPoints: number | undefined;
  maxPoints: number | undefined;
  byPoints: "asc" | "desc" | undefined;
}

/** An offer with its goods, SKU and store. */
export type OfferRow = Awaited<ReturnType<typeof offerById>> & object;

/** Goods on sale in an open store: only these can be handed out. */
const onShelf = and(eq(goods.shelf, "UPPER"), eq(stores.state, "OPEN"));

function offers(tx: Tx) {
  return tx
    .select({ offer: pointsGoods, category: pointsGoodsCategories, goods, sku: skus, store: stores })
    .from(pointsGoods)
    .innerJoin(pointsGoodsCategories, eq(pointsGoodsCategories.id, pointsGoods.categoryId))
    .innerJoin(goods, eq(goods.id, pointsGoods.goodsId))
    .innerJoin(skus, eq(skus.id, pointsGoods.skuId))
    .innerJoin(stores, eq(stores.id, goods.storeId));
}

/** One offer, running or not; null if its goods are not available. */
export async function offerById(tx: Tx, id: string) {
  const [row] = await offers(tx).where(and(eq(pointsGoods.id, id), onShelf));
  return row ?? null;
}

/** One page of running offers, and the total. */
export async function offerPage(tx: Tx, query: MallQuery, now: Date, { size, offset }: PageWindow) {
  const where = and(isRunningOffer(now), onShelf, ...narrowed(query));
  const display = [asc(pointsGoods.sortOrder), asc(pointsGoods.id)];
  const byPoints = query.byPoints && (query.byPoints === "asc" ? asc(pointsGoods.points) : desc(pointsGoods.points));
  const [rows, counts] = await Promise.all([
    offers(tx)
      .where(where)
      .orderBy(...(byPoints ? [byPoints] : []), ...display)
      .limit(size)
      .offset(offset),
    tx
      .select({ n: count() })
      .from(pointsGoods)
      .innerJoin(goods, eq(goods.id, pointsGoods.goodsId))
      .innerJoin(stores, eq(stores.id, goods.storeId))
      .where(where),
  ]);
  return { rows, total: counts[0]?.n ?? 0 };
}

function narrowed(query: MallQuery): (SQL | undefined)[] {
  return [
    query.name ? anyContains(goods.name, query.name) : undefined,
    query.skuId ? eq(pointsGoods.skuId, query.skuId) : undefined,
    query.categoryId ? eq(pointsGoods.categoryId, query.categoryId) : undefined,
    query.minPoints === undefined ? undefined : gte(pointsGoods.points, query.minPoints),
    query.maxPoints === undefined ? undefined : lte(pointsGoods.points, query.maxPoints),
  ];
}

/** One page of the mall's categories in their order, and the total. */
export async function categoryPage(tx: Tx, name: string | undefined, { size, offset }: PageWindow) {
  const where = name ? anyContains(pointsGoodsCategories.name, name) : undefined;
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(pointsGoodsCategories)
      .where(where)
      .orderBy(asc(pointsGoodsCategories.sortOrder), asc(pointsGoodsCategories.id))
      .limit(size)
      .offset(offset),
    tx.$count(pointsGoodsCategories, where),
  ]);
  return { rows, total };
}
