import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { differingFromJson, insertFromJson } from "#server/db/insert.ts";
import { brands, categories, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { distributionGoods } from "#server/db/schema/distribution.ts";
import { goodsSheets, photoAddresses, photos } from "#server/db/schema/goodsSheet.ts";
import { orderItems } from "#server/db/schema/order.ts";
import { pointsGoods, seckillOffers } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { FoundPhoto } from "./checkPhotos.ts";
import { idsOf, keepBefore } from "./importLog.ts";
import type { ProductRows } from "./productRows.ts";
import type { NewShelves } from "./shelves.ts";

/** Products per statement, and about how many variants, which have the names of all photos each: some megabytes. */
const batch = 500;
const variantsInBatch = 5_000;

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
const ofCountedSkus = [...ofSkus, "quantity", "stockKind", "onHand"] as const;

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
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    to = endOfBatch(sorted, from);
    const some = await differing(tx, sorted.slice(from, to));
    await keepBefore(
      tx,
      importId,
      some.map((each) => each.goods.id),
    );
    for (const { id, isNew } of await writeBatch(tx, some)) (isNew ? added : changed).add(id);
    progress(to);
  }
  await afterWriting(tx);
  return { added: added.size, changed: changed.difference(added).size };
}

/** Where the products end that are written together: at least one, and more while their variants are not too many. */
function endOfBatch(products: readonly ProductRows[], from: number): number {
  let [to, variants] = [from, 0];
  do {
    variants += products[to]?.skus.length ?? 0;
    to += 1;
  } while (to < products.length && to - from < batch && variants + (products[to]?.skus.length ?? 0) <= variantsInBatch);
  return to;
}

interface WrittenRow {
  id: string;
  isNew: boolean;
}

/** Products of which a row is not as the shop has it. The others are neither written nor kept for an undo. */
async function differing(tx: Tx, products: readonly ProductRows[]): Promise<readonly ProductRows[]> {
  const ids = idsOf(products.map((each) => each.goods.id));
  const there = await rowsIn<{ id: string }>(tx, sql`select id from ${goods} where id in (select * from ${ids})`);
  const known = new Set(there.map(({ id }) => id));
  const other = await otherThanStored(
    tx,
    products.filter((each) => known.has(each.goods.id)),
  );
  return products.filter(({ goods: { id } }) => !known.has(id) || other.has(id));
}

/** Which goods of the shop are to be changed. */
async function otherThanStored(tx: Tx, products: readonly ProductRows[]): Promise<ReadonlySet<string>> {
  if (products.length === 0) return new Set();
  const goodsRows = products.map((each) => each.goods);
  const { variants, counted, kept } = variantsOf(products);
  const sheets = products.map(({ sheet }) => sheet);
  const questions = [
    differingFromJson(goods, asJson(goodsRows), { key: "id", columns: ofGoods, id: "id" }),
    differingFromJson(skus, asJson(counted), { key: "id", columns: ofCountedSkus, id: "goodsId" }),
    differingFromJson(skus, asJson(kept), { key: "id", columns: ofSkus, id: "goodsId" }),
    differingFromJson(goodsSheets, asJson(sheets), { key: "goodsId", columns: ofSheets, id: "goodsId" }),
    sql`select goods_id as id from ${skus} where ${leftOut(goodsRows, variants)} and (quantity > 0 or not (${referred}))`,
  ];
  const found = new Set<string>();
  for (const question of questions) for (const { id } of await rowsIn<{ id: string }>(tx, question)) found.add(id);
  return found;
}

/** Variants in the order of their ids: with a stock from the file, and those that keep theirs. */
function variantsOf(products: readonly ProductRows[]) {
  const variants = products.flatMap((each) => each.skus).sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    variants,
    counted: variants.filter(({ quantity }) => quantity !== null),
    kept: variants.filter(({ quantity }) => quantity === null).map((row) => ({ ...row, quantity: 0 })),
  };
}

async function writeBatch(tx: Tx, some: readonly ProductRows[]): Promise<WrittenRow[]> {
  if (some.length === 0) return [];
  const isNew = sql`(xmax = 0) as "isNew"`;
  const returning = sql` returning id, ${isNew}`;
  const goodsRows = some.map((each) => each.goods);
  const ofGoodsRows = sql`${replacing(goods, goods.id, ofGoods)}${returning}`;
  const written = await insertAll<WrittenRow>(tx, goods, goodsRows, ofGoodsRows);
  const { variants, counted, kept } = variantsOf(some);
  const asGoods = sql` returning goods_id as id, ${isNew}`;
  const withStock = sql`${replacing(skus, skus.id, ofCountedSkus)}${asGoods}`;
  const withoutStock = sql`${replacing(skus, skus.id, ofSkus)}${asGoods}`;
  const ofVariants = [
    ...(await insertAll<WrittenRow>(tx, skus, counted, withStock)),
    ...(await insertAll<WrittenRow>(tx, skus, kept, withoutStock)),
  ];
  const gone = await removeVariants(tx, leftOut(goodsRows, variants));
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

/** Variants of these goods that are none of these. As sets, so that thousands are looked up at once. */
function leftOut(ofThese: readonly { id: string }[], variants: readonly { id: string }[]): SQL {
  const idsIn = (rows: readonly { id: string }[]) => sql`(select * from ${idsOf(rows.map(({ id }) => id))})`;
  return sql`${skus.goodsId} in ${idsIn(ofThese)} and ${skus.id} not in ${idsIn(variants)}`;
}

/** Removes variants that are not in the file any more. Those that something refers to stay, and are sold out. */
async function removeVariants(tx: Tx, left: SQL): Promise<WrittenRow[]> {
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
  return rows.length === 0 ? [] : rowsIn<Row>(tx, sql`${insertFromJson(table, asJson(rows))}${ending}`);
}

function asJson(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}`;
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
