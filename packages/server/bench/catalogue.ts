import type { OpenDatabase } from "#server/db/database.ts";

/**
 * Grows the demo catalogue to about so many goods: every goods stands there again and again, each copy with its number in name
 * and search words, with sales, price and release of its own, and its SKUs with it. The same each time. Answers the count.
 */
export async function growCatalogue(database: OpenDatabase, goods: number): Promise<number> {
  const [{ count = 0 } = {}] = await database.query<{ count: number }>("select count(*)::int as count from goods");
  const copies = Math.max(0, Math.ceil(goods / count) - 1);
  const indexes = await takeIndexes(database, "goods");
  await database.query(
    `insert into goods select r.* from goods g cross join generate_series(1, $1::int) n
     cross join lateral jsonb_populate_record(g, jsonb_build_object(
       'id', 'b' || n || '-' || g.id, 'key', g.key || '#' || n,
       'name_en', g.name_en || ' no. ' || n, 'name_zh', g.name_zh || n || '号',
       'search_tokens', g.search_tokens || array['b' || n], 'name_tokens', g.name_tokens || array['b' || n],
       'buy_count', abs(hashtext(g.id || n)) % 20000, 'price_cents', g.price_cents + n,
       'recommend', g.recommend and n % 10 = 0,
       'released_at', g.released_at - make_interval(hours => n))) r`,
    [copies],
  );
  await database.query(
    `insert into skus select r.* from skus s cross join generate_series(1, $1::int) n
     cross join lateral jsonb_populate_record(s, jsonb_build_object(
       'id', 'b' || n || '-' || s.id, 'goods_id', 'b' || n || '-' || s.goods_id, 'price_cents', s.price_cents + n)) r`,
    [copies],
  );
  // One statement for all, so that the memory is that of the session which builds.
  await database.query(`set maintenance_work_mem = '256MB'; ${indexes.join("; ")}; reset maintenance_work_mem`);
  await database.query("analyze goods");
  await database.query("analyze skus");
  return count * (copies + 1);
}

/** Drops the indexes of a table that only make reading faster; answers what makes them again. Filling is ten times faster so. */
async function takeIndexes({ query }: OpenDatabase, table: string): Promise<string[]> {
  const rows = await query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexdef not like 'CREATE UNIQUE%'`,
    [table],
  );
  for (const { name } of rows) await query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Ids of goods from all over the catalogue. */
export async function someGoods(database: OpenDatabase, count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    "select id from goods where shelf = 'UPPER' order by md5(id) limit $1::int",
    [count],
  );
  return rows.map(({ id }) => id);
}
