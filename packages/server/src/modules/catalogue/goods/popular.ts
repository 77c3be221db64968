import { sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Up to so many goods, common words are searched in all of them. */
export const largestSmallShop = 20_000;
/** Goods of a larger shop that are popular. */
export const popularGoods = 12_000;
/** From so many goods on, a page of the table is read for almost each result: searches show fewer, so fewer are marked. */
const smallestHugeShop = 200_000;
const resultsOfHugeShop = 3_000;
const popularOfHugeShop = 3_600;
/** Goods that are marked at a time: each is sorted into the search indexes again. */
const batch = 200;

/** Whether the shop is huge, by the database's own estimate: to count would take as long as a search. */
const isHuge = sql`(select reltuples > ${smallestHugeShop} from pg_class where oid = ${sql.raw("'goods'")}::regclass)`;

/** Results that a search counts, sorts, filters and shows: up to `most`, in a huge shop fewer. */
export async function resultsShown(tx: Tx, most: number): Promise<number> {
  const [row] = await tx.select({ isHuge: sql<boolean>`${isHuge}` }).from(sql`(values (1)) as one(row)`);
  return row?.isHuge ? Math.min(most, resultsOfHugeShop) : most;
}

/**
 * Marks some more of the best-selling goods of a large shop as popular, and takes the mark from others. Returns how many
 * it changed; 0 when all are right.
 */
export async function markPopular(
  tx: Tx,
  { smallShop = largestSmallShop, popular = popularGoods, atOnce = batch } = {},
): Promise<number> {
  const isLarge = sql`exists (select 1 from ${goods} offset ${smallShop})`;
  const best = sql`select ${goods.id} from ${goods} where ${goods.shelf} = 'UPPER'
    order by ${goods.recommend} desc, ${goods.buyCount} desc, ${goods.id} limit case when ${isHuge} then least(${popular}::int, ${popularOfHugeShop}::int) else ${popular}::int end`;
  const changed =
    await tx.execute(sql`with best as materialized (select best.id from (${best}) as best where ${isLarge}),
    wrong as (select ${goods.id} as id from ${goods} where ${goods.popular} <> (${goods.id} in (select id from best)) order by id limit ${atOnce})
    update ${goods} set popular = not ${goods.popular} where ${goods.id} in (select id from wrong) returning 1`);
  return (changed as { rows: unknown[] }).rows.length;
}
