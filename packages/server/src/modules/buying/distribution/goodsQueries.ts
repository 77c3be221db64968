import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { distributionChoices, distributionGoods } from "#server/db/schema/distribution.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { anyContains } from "#server/db/translations.ts";

/** Filters of goods to recommend. */
export interface PromotableQuery {
  goodsId: string | undefined;
  name: string | undefined;
  /** Chosen by the distributor, not chosen, or either. */
  chosen: boolean | undefined;
}

const onShelf = and(eq(goods.shelf, "UPPER"), eq(stores.state, "OPEN"));

/** Goods that can be recommended, with their SKU and store. */
export type PromotableRow = Awaited<ReturnType<typeof promotablePage>>["rows"][number];

/** One page of goods that can be recommended, and the total. */
export async function promotablePage(
  tx: Tx,
  distributorId: string,
  query: PromotableQuery,
  { size, offset }: PageWindow,
) {
  const where = and(onShelf, ...narrowed(query));
  const chosen = and(
    eq(distributionChoices.distributionGoodsId, distributionGoods.id),
    eq(distributionChoices.distributorId, distributorId),
  );
  const [rows, counts] = await Promise.all([
    tx
      .select({ entry: distributionGoods, goods, sku: skus, store: stores })
      .from(distributionGoods)
      .innerJoin(goods, eq(goods.id, distributionGoods.goodsId))
      .innerJoin(skus, eq(skus.id, distributionGoods.skuId))
      .innerJoin(stores, eq(stores.id, goods.storeId))
      .leftJoin(distributionChoices, chosen)
      .where(where)
      .orderBy(asc(distributionGoods.sortOrder), asc(distributionGoods.id))
      .limit(size)
      .offset(offset),
    tx
      .select({ n: count() })
      .from(distributionGoods)
      .innerJoin(goods, eq(goods.id, distributionGoods.goodsId))
      .innerJoin(stores, eq(stores.id, goods.storeId))
      .leftJoin(distributionChoices, chosen)
      .where(where),
  ]);
  return { rows, total: counts[0]?.n ?? 0 };
}

function narrowed({ goodsId, name, chosen }: PromotableQuery): (SQL | undefined)[] {
  return [
    goodsId ? eq(distributionGoods.goodsId, goodsId) : undefined,
    name ? anyContains(goods.name, name) : undefined,
    chosen === undefined ? undefined : (chosen ? isNotNull : isNull)(distributionChoices.chosenAt),
  ];
}

/** Whether goods can be recommended now. */
export async function isPromotable(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: distributionGoods.id })
    .from(distributionGoods)
    .innerJoin(goods, eq(goods.id, distributionGoods.goodsId))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .where(and(eq(distributionGoods.id, id), onShelf));
  return row !== undefined;
}

export async function insertChoice(tx: Tx, row: typeof distributionChoices.$inferInsert): Promise<void> {
  await tx.insert(distributionChoices).values(row).onConflictDoNothing();
}

export async function deleteChoice(tx: Tx, distributorId: string, distributionGoodsId: string): Promise<void> {
  await tx
    .delete(distributionChoices)
    .where(
      and(
        eq(distributionChoices.distributorId, distributorId),
        eq(distributionChoices.distributionGoodsId, distributionGoodsId),
      ),
    );
}

/** Commission for one piece in cents, by goods; goods without commission are missing. */
export async function commissionByGoods(tx: Tx, goodsIds: readonly string[]): Promise<Map<string, number>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await tx
    .select({ goodsId: distributionGoods.goodsId, cents: distributionGoods.commissionCents })
    .from(distributionGoods)
    .where(inArray(distributionGoods.goodsId, [...goodsIds]));
  return new Map(rows.map(({ goodsId, cents }) => [goodsId, cents]));
}
