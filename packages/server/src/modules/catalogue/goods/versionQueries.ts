import { eq, sql } from "drizzle-orm";
import { brands, categories, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { promotionsVersion } from "../promotion/queries.ts";
import { offersVersion } from "../seckill/queries.ts";

/**
 * Versions of goods, in one statement for all of them; the version of promotions covers the names of stores. A row's
 * `xmin` is the transaction that last wrote it: it changes with every change, and selling goods needs no extra counter.
 */
export function goodsVersions(
  tx: Tx,
  goodsIds: readonly string[],
  { now, ...today }: { now: Date; weekday: number; day: string },
): Promise<{ id: string; version: string }[]> {
  const ofSkus = sql`(select string_agg(concat_ws('.', ${skus}.xmin, ${offersVersion(today, skus.id)}), ',' order by ${skus.position})
    from ${skus} where ${skus.goodsId} = ${goods.id})`;
  const ofCategories = sql`(select md5(string_agg(${categories}.xmin::text, ',' order by ${categories.id})) from ${categories})`;
  return tx
    .select({
      id: goods.id,
      version: sql<string>`concat_ws(' ', ${goods}.xmin, ${brands}.xmin, ${stores.selfOperated}, ${stores.state}, ${ofSkus}, ${ofCategories}, ${promotionsVersion(now)})`,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(sql`${goods.id} = any(string_to_array(${goodsIds.join(",")}, ','))`);
}
