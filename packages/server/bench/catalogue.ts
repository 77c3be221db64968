import type { OpenDatabase } from "#server/db/database.ts";
import { copyRows } from "./copies.ts";

/** Copies of each goods that one statement makes: its trigger keeps all of its rows until it ends. */
const copiesAtOnce = 50;

/**
 * Grows the demo catalogue to about this many goods: every goods is copied many times, each copy with its number in
 * name and search words, its own sales, price and release, and its SKUs. Always the same. Returns the count.
 */
export async function growCatalogue(database: OpenDatabase, goods: number): Promise<number> {
  const [{ count = 0 } = {}] = await database.query<{ count: number }>("select count(*)::int as count from goods");
  const copies = Math.max(0, Math.ceil(goods / count) - 1);
  const indexes = await takeIndexes(database, "goods");
  const copy = async (table: string, own: Record<string, string>) => {
    for (let from = 1; from <= copies; from += copiesAtOnce)
      await copyRows(database, {
        table,
        times: "generate_series($1::int, $2::int) n",
        where: "t.id not like 'b%-%'",
        values: [from, Math.min(copies, from + copiesAtOnce - 1)],
        own: { id: "'b' || n || '-' || t.id", ...own },
      });
  };
  await copy("goods", {
    key: "t.key || '#' || n",
    name: "jsonb_build_object('en', (t.name ->> 'en') || ' no. ' || n, 'zh', (t.name ->> 'zh') || n || '号')",
    search_tokens: "t.search_tokens || array['b' || n]",
    name_tokens: "t.name_tokens || array['b' || n]",
    buy_count: "abs(hashtext(t.id || n)) % 20000",
    price_cents: "t.price_cents + n",
    recommend: "t.recommend and n % 10 = 0",
    released_at: "t.released_at - make_interval(hours => n)",
  });
  // The copies of goods know already whether they are sold out.
  await database.query("alter table skus disable trigger user");
  await copy("skus", { goods_id: "'b' || n || '-' || t.goods_id", price_cents: "t.price_cents + n" });
  await database.query("alter table skus enable trigger user");
  // One statement for all, so that the setting applies to the session that builds them.
  await database.query(`set maintenance_work_mem = '256MB'; ${indexes.join("; ")}; reset maintenance_work_mem`);
  return count * (copies + 1);
}

/**
 * Drops the indexes of a table that only make reading faster, and returns the statements that create them again.
 * Filling is ten times faster without them.
 */
async function takeIndexes({ query }: OpenDatabase, table: string): Promise<string[]> {
  const rows = await query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexdef not like 'CREATE UNIQUE%'`,
    [table],
  );
  for (const { name } of rows) await query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Ids of goods from the whole catalogue. */
export async function someGoods(database: OpenDatabase, count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    "select id from goods where shelf = 'UPPER' order by md5(id) limit $1::int",
    [count],
  );
  return rows.map(({ id }) => id);
}
