import { and, count, desc, eq, sql } from "drizzle-orm";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { favouriteGoods, favouriteStores } from "#server/db/schema/favourite.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { shelfNow } from "#server/modules/catalogue/goodsFacts/onSale.ts";

/** Saves a SKU; null if it is saved already. */
export async function addFavouriteGoods(tx: Tx, row: typeof favouriteGoods.$inferInsert) {
  const [made] = await tx.insert(favouriteGoods).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Saves a store; null if it is saved already. */
export async function addFavouriteStore(tx: Tx, row: typeof favouriteStores.$inferInsert) {
  const [made] = await tx.insert(favouriteStores).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function removeFavouriteGoods(tx: Tx, memberId: string, skuId: string): Promise<boolean> {
  const gone = await tx
    .delete(favouriteGoods)
    .where(and(eq(favouriteGoods.memberId, memberId), eq(favouriteGoods.skuId, skuId)))
    .returning({ id: favouriteGoods.id });
  return gone.length > 0;
}

export async function removeFavouriteStore(tx: Tx, memberId: string, storeId: string): Promise<boolean> {
  const gone = await tx
    .delete(favouriteStores)
    .where(and(eq(favouriteStores.memberId, memberId), eq(favouriteStores.storeId, storeId)))
    .returning({ id: favouriteStores.id });
  return gone.length > 0;
}

export async function isFavouriteGoods(tx: Tx, memberId: string, skuId: string): Promise<boolean> {
  const kept = and(eq(favouriteGoods.memberId, memberId), eq(favouriteGoods.skuId, skuId));
  return (await tx.$count(favouriteGoods, kept)) > 0;
}

export async function isFavouriteStore(tx: Tx, memberId: string, storeId: string): Promise<boolean> {
  const kept = and(eq(favouriteStores.memberId, memberId), eq(favouriteStores.storeId, storeId));
  return (await tx.$count(favouriteStores, kept)) > 0;
}

export async function skuExists(tx: Tx, skuId: string): Promise<boolean> {
  return (await tx.$count(skus, eq(skus.id, skuId))) > 0;
}

/** Increases or decreases the number of a store's followers; false if there is no such store. */
export async function countFollower(tx: Tx, storeId: string, by: 1 | -1): Promise<boolean> {
  const changed = await tx
    .update(stores)
    .set({ collectionNum: sql`greatest(${stores.collectionNum} + ${by}, 0)` })
    .where(eq(stores.id, storeId))
    .returning({ id: stores.id });
  return changed.length > 0;
}

/** A page of favourite goods, newest first, including those no longer sold. */
export async function goodsPage(tx: Tx, memberId: string, { size, offset }: PageWindow) {
  return tx
    .select({
      id: favouriteGoods.id,
      skuId: skus.id,
      goodsId: goods.id,
      name: goods.name,
      pictureSlots: skus.pictureSlots,
      priceCents: skus.priceCents,
      shelf: shelfNow,
      minimum: goods.minimum,
    })
    .from(favouriteGoods)
    .innerJoin(skus, eq(skus.id, favouriteGoods.skuId))
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(favouriteGoods.memberId, memberId))
    .orderBy(desc(favouriteGoods.createdAt), desc(favouriteGoods.id))
    .limit(size)
    .offset(offset);
}

export async function countGoods(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(favouriteGoods)
    .innerJoin(skus, eq(skus.id, favouriteGoods.skuId))
    .where(eq(favouriteGoods.memberId, memberId));
  return row?.n ?? 0;
}

/** A page of favourite stores, newest first, including closed ones, and the total. */
export async function storesPage(tx: Tx, memberId: string, { size, offset }: PageWindow) {
  const [rows, total] = await Promise.all([
    tx
      .select({
        id: stores.id,
        name: stores.name,
        logo: stores.logo,
        selfOperated: stores.selfOperated,
        goodsNum: stores.goodsNum,
      })
      .from(favouriteStores)
      .innerJoin(stores, eq(stores.id, favouriteStores.storeId))
      .where(eq(favouriteStores.memberId, memberId))
      .orderBy(desc(favouriteStores.createdAt), desc(favouriteStores.id))
      .limit(size)
      .offset(offset),
    tx.$count(favouriteStores, eq(favouriteStores.memberId, memberId)),
  ]);
  return { rows, total };
}
