import { and, asc, count, desc, eq, gte, lte, type SQL } from "drizzle-orm";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { pointsGoods, pointsGoodsCategories } from "#server/db/schema/promotion.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { isRunningOffer } from "./exchangeQueries.ts";
import { anyContains } from "#server/db/translations.ts";

/** What the points mall is narrowed by and sorted by; without a sort it keeps its own order. */
export interface MallWish {
  name: string | undefined;
  skuId: string | undefined;
  categoryId: string | undefined;
  minPoints: number | undefined;
  maxPoints: number | undefined;
  byPoints: "asc" | "desc" | undefined;
}

/** An offer with all it is made of. */
export type OfferRow = Awaited<ReturnType<typeof offerById>> & object;

/** On the shelf of an open store: what else can be handed out. */
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

/** One offer, running or not; null when its goods can't be had. */
export async function offerById(tx: Tx, id: string) {
  const [row] = await offers(tx).where(and(eq(pointsGoods.id, id), onShelf));
  return row ?? null;
}

/** One page of running offers and the number of all. */
export async function offerPage(tx: Tx, wish: MallWish, now: Date, { size, offset }: PageWindow) {
  const where = and(isRunningOffer(now), onShelf, ...narrowed(wish));
  const display = [asc(pointsGoods.sortOrder), asc(pointsGoods.id)];
  const byPoints = wish.byPoints && (wish.byPoints === "asc" ? asc(pointsGoods.points) : desc(pointsGoods.points));
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

function narrowed(wish: MallWish): (SQL | undefined)[] {
  return [
    wish.name ? anyContains(goods.name, wish.name) : undefined,
    wish.skuId ? eq(pointsGoods.skuId, wish.skuId) : undefined,
    wish.categoryId ? eq(pointsGoods.categoryId, wish.categoryId) : undefined,
    wish.minPoints === undefined ? undefined : gte(pointsGoods.points, wish.minPoints),
    wish.maxPoints === undefined ? undefined : lte(pointsGoods.points, wish.maxPoints),
  ];
}

/** One page of the shelves of the mall in their order, and the number of all. */
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
