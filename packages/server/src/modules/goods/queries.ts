import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { brands, categories, goods, hotWords, skus, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { PageWindow } from "#server/db/paging.ts";
import { type AttributeWish, hasAttribute, isOfBrands, textArray } from "./filters.ts";
import { type Lang, languageOfWord } from "#server/locales.ts";
import { textIn } from "#server/db/translations.ts";

/** Ids of one page of hits in order, and the number of all hits. */
export async function findGoods(
  tx: Tx,
  { where, orderBy, window }: { where: SQL | undefined; orderBy: readonly SQL[]; window: PageWindow },
): Promise<{ ids: string[]; total: number }> {
  const rows = await tx
    .select({ id: goods.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(goods)
    .where(where)
    .orderBy(...orderBy, asc(goods.id))
    .limit(window.size)
    .offset(window.offset);
  const total = rows[0]?.total ?? (window.offset === 0 ? 0 : await tx.$count(goods, where));
  return { ids: rows.map(({ id }) => id), total };
}

/** Goods with their store and brand, and the SKU a result card stands for: the cheapest in stock. In no order. */
export async function cardRows(tx: Tx, goodsIds: readonly string[]) {
  if (goodsIds.length === 0) return [];
  const face = tx
    .selectDistinctOn([skus.goodsId])
    .from(skus)
    .where(inArray(skus.goodsId, [...goodsIds]))
    .orderBy(asc(skus.goodsId), desc(sql`${skus.quantity} > 0`), asc(skus.priceCents), asc(skus.position))
    .as("face");
  return tx
    .select({ ...cardColumns, sku: skuColumns(face) })
    .from(goods)
    .innerJoin(face, eq(face.goodsId, goods.id))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(inArray(goods.id, [...goodsIds]));
}

/** The same rows for given SKUs, one per SKU. Goods off the shelf are among them. */
export async function cardRowsOfSkus(tx: Tx, skuIds: readonly string[]) {
  if (skuIds.length === 0) return [];
  return tx
    .select({ ...cardColumns, sku: skuColumns(skus) })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(inArray(skus.id, [...skuIds]));
}

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

const cardColumns = {
  id: goods.id,
  storeId: goods.storeId,
  brandId: goods.brandId,
  categoryId: goods.categoryId,
  categoryPath: goods.categoryPath,
  name: goods.name,
  sellingPoint: goods.sellingPoint,
  params: goods.params,
  shelf: goods.shelf,
  salesModel: goods.salesModel,
  recommend: goods.recommend,
  minimum: goods.minimum,
  buyCount: goods.buyCount,
  commentNum: goods.commentNum,
  goodCommentNum: goods.goodCommentNum,
  rating: goods.rating,
  releasedAt: goods.releasedAt,
  storeName: stores.name,
  selfOperated: stores.selfOperated,
  brandName: brands.name,
};

function skuColumns<T extends Record<"id" | "priceCents" | "formerCents" | "quantity", PgColumn>>(from: T) {
  return {
    id: from.id as typeof skus.id,
    priceCents: from.priceCents as typeof skus.priceCents,
    formerCents: from.formerCents as typeof skus.formerCents,
    quantity: from.quantity as typeof skus.quantity,
  };
}

/** All of a goods but what only searches read: hundreds of words, which would cost more than the rest of the page. */
const searchOnly: ReadonlySet<string> = new Set(["searchTokens", "nameTokens"]);
type PageColumns = Omit<ReturnType<typeof getTableColumns<typeof goods>>, "searchTokens" | "nameTokens">;
const pageColumns = Object.fromEntries(
  Object.entries(getTableColumns(goods)).filter(([name]) => !searchOnly.has(name)),
) as unknown as PageColumns;

/** Everything about one goods on its page; undefined when there is none. */
export async function goodsById(tx: Tx, id: string) {
  const [found] = await tx
    .select({ goods: pageColumns, store: stores, brandName: brands.name })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(eq(goods.id, id));
  return found;
}

export type GoodsPageRow = NonNullable<Awaited<ReturnType<typeof goodsById>>>;
export type SkuRow = typeof skus.$inferSelect;

export function skusOf(tx: Tx, goodsId: string): Promise<SkuRow[]> {
  return tx.select().from(skus).where(eq(skus.goodsId, goodsId)).orderBy(asc(skus.position));
}

/** Names of categories by id. */
export async function categoryNames(tx: Tx, ids: Iterable<string>, lang: Lang): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const name = textIn(lang, categories.name);
  const rows = await tx.select({ id: categories.id, name }).from(categories).where(inArray(categories.id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export function allCategories(tx: Tx) {
  return tx.select().from(categories).orderBy(asc(categories.level), asc(categories.sortOrder));
}

/** Attributes offered to narrow by, those that most hits have, and values of each. */
const mostParams = 10;
const mostValues = 16;

/** One value to narrow by: its id or text, and how many hits it has. */
export interface Facet {
  name: string;
  value: string;
  count: number;
}

export interface Facets {
  categories: Facet[];
  brands: Facet[];
  params: { key: string; values: string[] }[];
}

/**
 * What a search can be narrowed by, in one statement over its hits. Brands are counted as if none were chosen, and the values
 * of an attribute as if that attribute were not: else the alternatives to a choice would be hidden by it.
 */
export async function facetsOf(
  tx: Tx,
  lang: Lang,
  where: SQL | undefined,
  chosen: { brands: readonly string[]; attributes: readonly AttributeWish[] },
): Promise<Facets> {
  const [key, value] = [textIn(lang, sql`(p->'name')`), textIn(lang, sql`(p->'value')`)];
  const fits =
    chosen.attributes.length === 0
      ? sql`array[]::boolean[]`
      : sql`array[${sql.join(chosen.attributes.map(hasAttribute), sql`, `)}]`;
  const names = textArray(chosen.attributes.map(({ name }) => name));
  const chosenValues = textArray(chosen.attributes.flatMap(({ values }) => values));
  const hits = tx.$with("h").as(
    tx
      .select({
        brandId: goods.brandId,
        categoryPath: goods.categoryPath,
        params: goods.params,
        brandFits: isOfBrands(chosen.brands).as("brand_fits"),
        fits: sql`${fits}`.as("fits"),
      })
      .from(goods)
      .where(where),
  );
  const byCategory = sql<Facet[]>`(select coalesce(json_agg(f order by f.count desc, f.value), '[]') from (
    select c.id as value, ${textIn(lang, sql`c.name`)} as name, count(*)::int as count
    from h cross join unnest(h.category_path) as path(id) join ${categories} c on c.id = path.id
    where h.brand_fits and true = all(h.fits) group by c.id) f)`;
  const byBrand = sql<Facet[]>`(select coalesce(json_agg(f order by f.count desc, f.value), '[]') from (
    select b.id as value, ${textIn(lang, sql`b.name`)} as name, count(*)::int as count
    from h join ${brands} b on b.id = h.brand_id
    where true = all(h.fits) and b.id <> all(${textArray(chosen.brands)}) group by b.id) f)`;
  const byParam = sql<Facets["params"]>`(
    select coalesce(json_agg(json_build_object('key', k.key, 'values', k.values) order by k.weight desc, k.key), '[]') from (
      select v.key, sum(v.count) as weight, json_agg(v.value order by v.count desc, v.value) as values from (
        select ${key} as key, ${value} as value, count(*) as count,
          row_number() over (partition by ${key} order by count(*) desc, ${value}) as place
        from h cross join jsonb_array_elements(h.params) as p
        where h.brand_fits
          and not exists (select 1 from unnest(h.fits, ${names}) as f(fits, name) where not f.fits and f.name <> ${key})
        group by 1, 2) v
      where v.place <= ${mostValues} and v.key || '_' || v.value <> all(${chosenValues})
      group by v.key order by weight desc, v.key limit ${mostParams}) k)`;
  const [found] = await tx
    .with(hits)
    .select({ categories: byCategory, brands: byBrand, params: byParam })
    .from(sql`(values (1)) as one(row)`);
  return found ?? { categories: [], brands: [], params: [] };
}

/** The most searched words of a language, best first. */
export async function topWords(tx: Tx, lang: Lang, count: number): Promise<string[]> {
  const rows = await tx
    .select({ word: hotWords.word })
    .from(hotWords)
    .where(eq(hotWords.lang, lang))
    .orderBy(desc(hotWords.score), asc(hotWords.word))
    .limit(count);
  return rows.map(({ word }) => word);
}

/** Adds searches to the scores of words. In the order of the words, so that two processes never wait for each other. */
export async function countWords(tx: Tx, searches: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...searches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, score]) => ({ word, score, lang: languageOfWord(word) }));
  await tx
    .insert(hotWords)
    .values(rows)
    .onConflictDoUpdate({ target: hotWords.word, set: { score: sql`${hotWords.score} + excluded.score` } });
}
