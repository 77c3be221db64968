import { and, inArray, sql, type SQL } from "drizzle-orm";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

const openStores = sql`(select ${stores.id} from ${stores} where ${stores.state} = 'OPEN')`;

/** Goods that buyers can find and see: on sale in an open store (rules 3). */
export const onSale: SQL = sql`(${goods.shelf} = 'UPPER' and ${goods.storeId} in ${openStores})`;

/**
 * The same, for statements that read many goods: the closed stores, which are few, are read once, instead of the store of
 * each goods.
 */
export const onSaleAmongMany: SQL = sql`(${goods.shelf} = 'UPPER' and ${goods.storeId} not in (select ${stores.id} from ${stores} where ${stores.state} <> 'OPEN'))`;

/** The shelf state that buyers see: goods of a closed store count as DOWN. */
export const shelfNow = sql<"UPPER" | "DOWN">`case when ${onSale} then 'UPPER' else 'DOWN' end`;

/** Those of these goods that buyers can find and see. */
export async function goodsOnSale(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(inArray(goods.id, [...ids]), onSale));
  return new Set(rows.map(({ id }) => id));
}
