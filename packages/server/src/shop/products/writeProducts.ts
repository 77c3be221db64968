import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { insertFromJson } from "#server/db/insert.ts";
import { brands, categories, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { distributionGoods } from "#server/db/schema/distribution.ts";
import { goodsSheets, photoAddresses, photos } from "#server/db/schema/goodsSheet.ts";
import { orderItems } from "#server/db/schema/order.ts";
import { pointsGoods, seckillOffers } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { FoundPhoto } from "./checkPhotos.ts";
import { keepBefore } from "./importLog.ts";
import type { ProductRows } from "./productRows.ts";
import type { NewShelves } from "./shelves.ts";

/** Products per statement: some megabytes. */
const batch = 500;

/** How many products an import has added and changed. The others were as the file says. */
export interface Written {
  added: number;
  changed: number;
}

/** Columns of goods that a file decides; what sales and evaluations have changed stays. */
export const ofGoods = [
  "shelf",
  "salesModel",
  "priceCents",
  "formerCents",
  "storeId",
  "brandId",
  "categoryId",
  "categoryPath",
  "minimum",
  "tiers",
  "dispatchHours",
  "taxClass",
  "freightTemplateId",
  "name",
  "unit",
  "sellingPoint",
  "pictureSlots",
  "intro",
  "nameTokens",
  "searchTokens",
] as const;
export const ofSheets = ["category", "categoryZh", "type", "tags", "alts"] as const;
const ofSkus = [
  "position",
  "sn",
  "barcode",
  "specs",
  "priceCents",
  "formerCents",
  "weightGrams",
  "pictureSlots",
] as const;

/** Records photos that are stored. Does nothing for those that are recorded already. */
export async function writePhotos(tx: Tx, found: Iterable<FoundPhoto>, now: Date): Promise<void> {
  const all = [...found];
  const unknown = new Map(all.flatMap((photo) => (photo.fresh ? [[photo.id, photo.fresh] as const] : [])));
  const rows = [...unknown].map(([id, { type, bytes, width, height }]) => ({
    id,
    type,
    bytes,
    width,
    height,
    createdAt: now,
  }));
  await insertAll(tx, photos, rows, sql` on conflict do nothing`);
  const addresses = all.flatMap(({ id, address }) => (address === undefined ? [] : [{ address, photoId: id }]));
  await insertAll(tx, photoAddresses, addresses, sql` on conflict do nothing`);
}

/** Writes categories and brands, then products with their variants, in the order of their ids, as sales lock them. */
export async function writeProducts(
  tx: Tx,
  planned: NewShelves,
  products: readonly ProductRows[],
  importId: number,
  progress: (done: number) => void,
): Promise<Written> {
  await insertAll(tx, categories, planned.categories, replacing(categories, categories.id, ["name"]));
  await insertAll(tx, brands, planned.brands, replacing(brands, brands.id, ["name"]));
  const sorted = [...products].sort((a, b) => (a.goods.id < b.goods.id ? -1 : 1));
  const [added, changed] = [new Set<string>(), new Set<string>()];
  for (let from = 0; from < sorted.length; from += batch) {
    const some = sorted.slice(from, from + batch);
    await keepBefore(
      tx,
      importId,
      some.map((each) => each.goods.id),
    );
    for (const { id, isNew } of await writeBatch(tx, some)) (isNew ? added : changed).add(id);
    progress(Math.min(from + batch, sorted.length));
  }
  await afterWriting(tx);
  return { added: added.size, changed: changed.difference(added).size };
}

interface WrittenRow {
  id: string;
  isNew: boolean;
}

async function writeBatch(tx: Tx, some: readonly ProductRows[]): Promise<WrittenRow[]> {
  const isNew = sql`(xmax = 0) as "isNew"`;
  const returning = sql` returning id, ${isNew}`;
  const ofGoodsRows = sql`${replacing(goods, goods.id, ofGoods)}${returning}`;
  const written = await insertAll<WrittenRow>(
    tx,
    goods,
    some.map((each) => each.goods),
    ofGoodsRows,
  );
  const variants = some.flatMap((each) => each.skus).sort((a, b) => (a.id < b.id ? -1 : 1));
  const counted = variants.filter(({ quantity }) => quantity !== null);
  const kept = variants.filter(({ quantity }) => quantity === null).map((row) => ({ ...row, quantity: 0 }));
  const asGoods = sql` returning goods_id as id, ${isNew}`;
  const withStock = sql`${replacing(skus, skus.id, [...ofSkus, "quantity", "stockKind", "onHand"])}${asGoods}`;
  const withoutStock = sql`${replacing(skus, skus.id, ofSkus)}${asGoods}`;
  const ofVariants = [
    ...(await insertAll<WrittenRow>(tx, skus, counted, withStock)),
    ...(await insertAll<WrittenRow>(tx, skus, kept, withoutStock)),
  ];
  const gone = await removeVariants(
    tx,
    some.map((each) => each.goods.id),
    variants.map(({ id }) => id),
  );
  const sheets = replacing(goodsSheets, goodsSheets.goodsId, ofSheets);
  const sheetRows = await insertAll<WrittenRow>(
    tx,
    goodsSheets,
    some.map((each) => each.sheet),
    sql`${sheets}${asGoods}`,
  );
  const alsoChanged = [...ofVariants, ...gone, ...sheetRows].map(({ id }) => ({ id, isNew: false }));
  return [...written, ...alsoChanged];
}

/** Whether something besides the catalogue refers to a variant. */
export const referred = sql.join(
  [orderItems, seckillOffers, pointsGoods, distributionGoods].map(
    ({ skuId }) => sql`exists (select 1 from ${skuId.table} where ${skuId} = ${skus.id})`,
  ),
  sql` or `,
);

/** Removes variants that are not in the file any more. Those that something refers to stay, and are sold out. */
async function removeVariants(tx: Tx, goodsIds: readonly string[], skuIds: readonly string[]): Promise<WrittenRow[]> {
  const left = sql`${skus.goodsId} = any(${list(goodsIds)}) and ${skus.id} <> all(${list(skuIds)})`;
  const emptied = await rowsIn<WrittenRow>(
    tx,
    sql`update ${skus} set quantity = 0, stock_kind = 'COUNTED', on_hand = null where ${left} and quantity > 0 and (${referred}) returning goods_id as id`,
  );
  const removed = await rowsIn<WrittenRow>(
    tx,
    sql`delete from ${skus} where ${left} and not (${referred}) returning goods_id as id`,
  );
  return [...emptied, ...removed];
}

/** What stores and categories show of their goods. */
export async function afterWriting(tx: Tx): Promise<void> {
  await countGoods(tx);
  await showCategories(tx);
}

async function countGoods(tx: Tx): Promise<void> {
  await tx.execute(sql`update ${stores} set goods_num = c.n from (select ${stores.id} as id,
    (select count(*)::int from ${goods} where ${goods.storeId} = ${stores.id} and ${goods.shelf} = 'UPPER') as n
    from ${stores}) as c where c.id = ${stores}.id and goods_num <> c.n`);
}

/** Categories without a picture show one of their goods. */
async function showCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`update ${categories} set face_goods_id = f.goods_id from
    (select distinct on (c.id) c.id, g.id as goods_id from ${goods} g cross join unnest(g.category_path) as c(id)
     where g.shelf = 'UPPER' and cardinality(g.picture_slots) > 0 order by c.id, g.id) as f
    where f.id = ${categories}.id and face_goods_id is null`);
}

async function insertAll<Row extends object>(
  tx: Tx,
  table: PgTable,
  rows: readonly object[],
  ending: SQL,
): Promise<Row[]> {
  return rows.length === 0 ? [] : rowsIn<Row>(tx, sql`${insertFromJson(table, sql`${JSON.stringify(rows)}`)}${ending}`);
}

/** Replaces these columns of a row that exists, if one of them is different. */
function replacing<T extends PgTable>(
  table: T,
  key: PgColumn,
  columns: readonly (keyof T["_"]["columns"] & string)[],
): SQL {
  const all = getTableColumns(table);
  const names = columns.map((column) => sql.identifier((all[column] as PgColumn).name));
  const name = sql.identifier(getTableName(table));
  const joined = (of: (column: SQL) => SQL) =>
    sql.join(
      names.map((each) => of(sql`${each}`)),
      sql`, `,
    );
  return sql` on conflict (${sql.identifier(key.name)}) do update set ${joined((each) => sql`${each} = excluded.${each}`)}
    where (${joined((each) => sql`${name}.${each}`)}) is distinct from (${joined((each) => sql`excluded.${each}`)})`;
}

/** The rows of a statement. */
export async function rowsIn<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { rows } = (await tx.execute(statement)) as { rows: Row[] };
  return rows;
}

/** Texts as one parameter. */
function list(texts: readonly string[]): SQL {
  return sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;
}
