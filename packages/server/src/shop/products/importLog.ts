import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from "drizzle-orm";
import { brands, categories, goods, skus } from "#server/db/schema/catalogue.ts";
import { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import { importedGoods, imports } from "#server/db/schema/imports.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { NewShelves } from "./shelves.ts";

/** Imports of which it is kept how goods were before: each may have as much as the shop itself. */
const keptImports = 5;

/** Opens an entry of the log, before anything of the import is written. Returns its id. */
export async function beginImport(tx: Tx, now: Date, what: string, planned: NewShelves): Promise<number> {
  const known = await tx.execute<{ id: string }>(sql`select id from ${categories} union all select id from ${brands}`);
  const ids = new Set((known as { rows: { id: string }[] }).rows.map(({ id }) => id));
  const shelves = [...planned.categories, ...planned.brands].map(({ id }) => id).filter((id) => !ids.has(id));
  const [row] = await tx
    .insert(imports)
    .values({ at: now, what, added: 0, changed: 0, shelves })
    .returning({ id: imports.id });
  if (!row) throw new Error("an insert returns its row");
  return row.id;
}

/** Keeps how goods are before they are written. */
export async function keepBefore(tx: Tx, importId: number, goodsIds: readonly string[]): Promise<void> {
  if (goodsIds.length === 0) return;
  await tx.execute(sql`insert into ${importedGoods} (import_id, goods_id, before)
    select ${importId}, i.id, ${wholeGoods(sql`i.id`)} from ${idsOf(goodsIds)} as i(id) order by i.id`);
}

/** Closes the entry, and old imports can't be taken back any more. */
export async function endImport(tx: Tx, importId: number, counts: { added: number; changed: number }): Promise<void> {
  await tx.execute(sql`update ${importedGoods} set after_digest = ${digestOf(sql`goods_id`)},
    after_stock = (select jsonb_object_agg(s.id, coalesce(s.on_hand, s.quantity)) from ${skus} s where s.goods_id = imported_goods.goods_id)
    where import_id = ${importId}`);
  await tx.update(imports).set(counts).where(eq(imports.id, importId));
  await tx.execute(sql`delete from ${importedGoods} where import_id <= ${importId}::int - ${keptImports}::int`);
}

/** The newest import that changed something, was not taken back, and still can be. */
export async function lastImport(tx: Tx): Promise<typeof imports.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(
      and(
        isNull(imports.undoneAt),
        sql`exists (select 1 from ${importedGoods} where ${importedGoods.importId} = ${imports.id})`,
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

/** Words for searches are made again. They are most of a row, so they are not turned into JSON first. */
const tokens = ["search_tokens", "name_tokens"];
/** What sales, evaluations, the shop itself and its stores change. */
const counted = [
  ...tokens,
  ...[
    "buy_count",
    "comment_num",
    "good_comment_num",
    "rating",
    "colours",
    "popular",
    "sold_out",
    "freight_template_id",
  ],
];

/** Goods with their variants and sheet as one JSON; null if there are none. */
function wholeGoods(id: SQL): SQL {
  return sql`(select jsonb_build_object('goods', ${goodsWithout(tokens)},
      'skus', (select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]') from ${skus} s where s.goods_id = g.id),
      'sheet', (select to_jsonb(h) from ${goodsSheets} h where h.goods_id = g.id))
    from ${goods} g where g.id = ${id})`;
}

/** Digest of goods without what is no change of the goods themselves. */
export function digestOf(id: SQL): SQL {
  return sql`(select md5(jsonb_build_object('goods', ${goodsWithout(counted)},
      'skus', (select jsonb_agg(to_jsonb(s) - array['quantity', 'on_hand', 'buy_count'] order by s.id) from ${skus} s where s.goods_id = g.id),
      'sheet', (select to_jsonb(h) from ${goodsSheets} h where h.goods_id = g.id))::text)
    from ${goods} g where g.id = ${id})`;
}

/** The row of the goods `g` as JSON, without some columns. */
function goodsWithout(names: readonly string[]): SQL {
  const columns = Object.values(getTableColumns(goods)).filter(({ name }) => !names.includes(name));
  const listed = sql.join(
    columns.map(({ name }) => sql`g.${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`(select to_jsonb(row) from (select ${listed}) as row)`;
}

/** Ids as rows of one parameter. */
export function idsOf(ids: readonly string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(ids)}::json)`;
}
