import { and, arrayContains, asc, desc, eq, exists, getTableColumns, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { categories, goods, pickupPoints, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { onSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";
import { anyContains } from "#server/db/translations.ts";

/** A store, and whether any of its goods has been reviewed. */
export type StoreRow = typeof stores.$inferSelect & { reviewed: boolean };
export type PickupRow = typeof pickupPoints.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;

export interface StoreQuery {
  /** Part of the name, in any language. */
  name: string | undefined;
  state: StoreRow["state"];
  openedFrom: Date | undefined;
  openedBefore: Date | undefined;
}

const storeColumns = {
  ...getTableColumns(stores),
  // Drizzle omits table names in the text of a selected field, and "id" would mean that of goods; a nested condition keeps them.
  reviewed: sql<boolean>`exists (select from ${goods} where ${and(eq(goods.storeId, stores.id), gt(goods.commentNum, 0))})`,
};

function matching({ name, state, openedFrom, openedBefore }: StoreQuery): SQL | undefined {
  return and(
    eq(stores.state, state),
    name ? anyContains(stores.name, name) : undefined,
    openedFrom && gte(stores.openedAt, openedFrom),
    openedBefore && lt(stores.openedAt, openedBefore),
  );
}

/** One page of stores, those with the most goods first, and the total. */
export async function storePage(tx: Tx, query: StoreQuery, { size, offset }: PageWindow) {
  const where = matching(query);
  const [rows, total] = await Promise.all([
    tx
      .select(storeColumns)
      .from(stores)
      .where(where)
      .orderBy(desc(stores.selfOperated), desc(stores.goodsNum), asc(stores.id))
      .limit(size)
      .offset(offset),
    tx.$count(stores, where),
  ]);
  return { rows, total };
}

export async function storeById(tx: Tx, id: string): Promise<StoreRow | undefined> {
  const [found] = await tx.select(storeColumns).from(stores).where(eq(stores.id, id));
  return found;
}

/** Pick-up points of open stores that offer pick-up, or of one store. */
export async function openPickups(tx: Tx, storeId: string | undefined): Promise<PickupRow[]> {
  return tx
    .select(getTableColumns(pickupPoints))
    .from(pickupPoints)
    .innerJoin(stores, eq(stores.id, pickupPoints.storeId))
    .where(
      and(
        eq(stores.state, "OPEN"),
        eq(stores.selfPickup, true),
        storeId === undefined ? undefined : eq(stores.id, storeId),
      ),
    )
    .orderBy(asc(pickupPoints.storeId), asc(pickupPoints.id));
}

/** Categories of every level in which a store has goods on sale, in menu order. */
export async function categoriesSoldIn(tx: Tx, storeId: string): Promise<CategoryRow[]> {
  const sold = tx
    .select({ one: sql`1` })
    .from(goods)
    .where(and(eq(goods.storeId, storeId), onSale, arrayContains(goods.categoryPath, sql`array[${categories.id}]`)));
  return tx.select().from(categories).where(exists(sold)).orderBy(asc(categories.level), asc(categories.sortOrder));
}
