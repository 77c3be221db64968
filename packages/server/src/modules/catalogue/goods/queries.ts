import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { brands, categories, goods, hotWords, skus, stores, totalCents } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { shelfNow } from "../goodsFacts/onSale.ts";
import { type AttributeFilter, hasAttribute, isOfBrands, ownFilters, textArray } from "./filters.ts";
import { type Lang, languageOfWord } from "#server/locales.ts";
import { textIn } from "#server/db/translations.ts";

/**
 * Goods with their store and brand, and the SKU that a search row shows: of these colours if there is one, the cheapest in
 * stock. In no order.
 */
export async function cardRows(tx: Tx, goodsIds: readonly string[], hexes: readonly string[] = []) {
  if (goodsIds.length === 0) return [];
  const hasColour = hexes.length === 0 ? [] : [desc(hasHex(hexes))];
  const face = tx
    .selectDistinctOn([skus.goodsId])
    .from(skus)
    .where(inArray(skus.goodsId, [...goodsIds]))
    .orderBy(asc(skus.goodsId), ...hasColour, desc(sql`${skus.quantity} > 0`), asc(skus.priceCents), asc(skus.position))
    .as("face");
  return tx
    .select({ ...cardColumns, sku: skuColumns(face) })
    .from(goods)
    .innerJoin(face, eq(face.goodsId, goods.id))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(inArray(goods.id, [...goodsIds]));
}

/** The same rows for given SKUs, one per SKU, including goods no longer sold. */
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

/** Whether a SKU has one of these colours. */
function hasHex(hexes: readonly string[]): SQL {
  return sql`exists (select 1 from jsonb_array_elements(${skus.specs}) as spec where spec ->> 'hex' = any(${textArray(hexes)}))`;
}

/** The colours that goods are sold in, as `#rrggbb`. */
export async function hexesOf(tx: Tx, goodsIds: readonly string[]): Promise<string[]> {
  if (goodsIds.length === 0) return [];
  const hex = sql<string>`spec ->> 'hex'`;
  const rows = await tx
    .selectDistinct({ hex })
    .from(sql`${skus} cross join jsonb_array_elements(${skus.specs}) as spec`)
    .where(and(inArray(skus.goodsId, [...goodsIds]), sql`spec ? 'hex'`));
  return rows.map((row) => row.hex);
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
  pictureSlots: goods.pictureSlots,
  params: goods.params,
  shelf: shelfNow,
  salesModel: goods.salesModel,
  recommend: goods.recommend,
  minimum: goods.minimum,
  tiers: goods.tiers,
  dispatchHours: goods.dispatchHours,
  freightTemplateId: goods.freightTemplateId,
  buyCount: goods.buyCount,
  commentNum: goods.commentNum,
  goodCommentNum: goods.goodCommentNum,
  rating: goods.rating,
  releasedAt: goods.releasedAt,
  storeName: stores.name,
  selfOperated: stores.selfOperated,
  brandName: brands.name,
};

function skuColumns<
  T extends Record<
    "id" | "priceCents" | "formerCents" | "quantity" | "pictureSlots" | "stockKind" | "onHand",
    PgColumn
  >,
>(from: T) {
  return {
    id: from.id as typeof skus.id,
    priceCents: from.priceCents as typeof skus.priceCents,
    formerCents: from.formerCents as typeof skus.formerCents,
    quantity: from.quantity as typeof skus.quantity,
    pictureSlots: from.pictureSlots as typeof skus.pictureSlots,
    stockKind: from.stockKind as typeof skus.stockKind,
    onHand: from.onHand as typeof skus.onHand,
  };
}

/** Columns that only searches read: hundreds of words, which would cost more than the rest of the page. */
const searchOnly: ReadonlySet<string> = new Set(["searchTokens", "nameTokens"]);
type PageColumns = Omit<ReturnType<typeof getTableColumns<typeof goods>>, "searchTokens" | "nameTokens">;
const pageColumns = Object.fromEntries(
  Object.entries(getTableColumns(goods)).filter(([name]) => !searchOnly.has(name)),
) as unknown as PageColumns;

/** All data of one goods page; undefined if there is none. */
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

/**
 * The same, but only the chosen SKU and the one shown without a choice have all their pictures; the others have one.
 * Each has those of the goods, and there may be thousands of SKUs.
 */
export function skusAround(tx: Tx, goodsId: string, skuId: string): Promise<SkuRow[]> {
  const minimum = tx.select({ minimum: goods.minimum }).from(goods).where(eq(goods.id, goodsId));
  const isShown = sql`row_number() over (order by ${skus.quantity} < (${minimum}), ${skus.position}) = 1`;
  const pictureSlots = sql<SkuRow["pictureSlots"]>`case when ${skus.id} = ${skuId} or ${isShown}
    then ${skus.pictureSlots} else ${skus.pictureSlots}[1:1] end`;
  return tx
    .select({ ...getTableColumns(skus), pictureSlots })
    .from(skus)
    .where(eq(skus.goodsId, goodsId))
    .orderBy(asc(skus.position));
}

/** Names of categories by id. */
export async function categoryNames(tx: Tx, ids: Iterable<string>, lang: Lang): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const name = textIn(lang, categories.name);
  const rows = await tx.select({ id: categories.id, name }).from(categories).where(inArray(categories.id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** All categories, each with the pictures of the goods that stand for it. */
export function allCategories(tx: Tx) {
  return tx
    .select({ ...getTableColumns(categories), faceSlots: goods.pictureSlots })
    .from(categories)
    .leftJoin(goods, eq(goods.id, categories.faceGoodsId))
    .orderBy(asc(categories.level), asc(categories.sortOrder));
}

/** Number of attributes offered as filters, most common first, and of their values. */
const maxParams = 5;
const maxValues = 16;

/** One filter value: its id or text, and its number of results. */
export interface Facet {
  name: string;
  value: string;
  count: number;
}

export interface Facets {
  categories: Facet[];
  brands: Facet[];
  params: { key: string; values: string[]; counts: number[] }[];
  /** In cents; null without goods. */
  prices: { from: number; to: number; counts: number[] } | null;
  /** `to` in cents. */
  totals: { to: number; count: number }[];
  minimums: { from: number; to: number | null; count: number }[];
  dispatch: { hours: number; count: number }[];
  colours: { value: string; count: number }[];
  /** `from` in hundredths. */
  ratings: { from: number; count: number }[];
}

/** Steps of the prices of a search. */
const priceSteps = 12;
/** Share of the results that must have an attribute, so that it is offered. */
const leastShare = 0.3;
const fewestValues = 2;
/** Amounts that are offered as the most to pay, and the share of the results that must not cost more. */
const maxTotals = 4;
const leastShareBelow = 0.05;

/**
 * The filters of a search, in one statement over its results. Brands are counted as if none were chosen, and the values
 * of an attribute as if that attribute were not; otherwise a choice would hide its alternatives.
 */
export async function facetsOf(
  tx: Tx,
  lang: Lang,
  where: SQL | undefined,
  chosen: {
    brands: readonly string[];
    attributes: readonly AttributeFilter[];
    /** Conditions of `ownFilters`, in their order. */
    own: readonly SQL[];
    /** Whether attributes are offered. */
    withParams: boolean;
  },
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
        own: sql`array[${sql.join([...chosen.own], sql`, `)}]`.as("own"),
        minimum: goods.minimum,
        dispatchHours: goods.dispatchHours,
        colours: goods.colours,
        rating: goods.rating,
        commentNum: goods.commentNum,
        priceCents: goods.priceCents,
        totalCents: totalCents(goods).as("total_cents"),
      })
      .from(goods)
      .where(where),
  );
  const ownFits = sql`true = all(h.own)`;
  const otherwiseFits = (filter: (typeof ownFilters)[number]) => {
    const place = ownFilters.indexOf(filter) + 1;
    return sql.raw(
      `h.brand_fits and true = all(h.fits) and true = all(h.own[:${place - 1}]) and true = all(h.own[${place + 1}:])`,
    );
  };
  const byPrice = sql<Facets["prices"]>`(
    select json_build_object('from', r.low, 'to', r.high, 'counts', (
      select json_agg(coalesce(s.count, 0) order by step) from generate_series(1, ${priceSteps}::int) as step left join (
        select width_bucket(ln(h.price_cents), ln(r.low), ln(r.high + 1), ${priceSteps}::int) as step, count(*)::int as count
        from h where ${otherwiseFits("price")} group by 1) s using (step)))
    from (select min(h.price_cents) as low, max(h.price_cents) as high from h where ${otherwiseFits("price")}) r
    where r.low is not null)`;
  // Each total is rounded up to 1, 2 or 5 with noughts; of these amounts the first few that enough goods stay below.
  const byTotal = sql<Facets["totals"]>`(select coalesce(json_agg(f order by f."to"), '[]') from (
    select s."to", s.count::int from (
      select r."to", sum(count(*)) over (order by r."to") as count, sum(count(*)) over () as "all"
      from (select p.power * case when t.cents <= p.power then 1 when t.cents <= 2 * p.power then 2 when t.cents <= 5 * p.power then 5 else 10 end as "to"
        from h cross join lateral (values (greatest(1, h.total_cents)::float)) as t(cents) cross join lateral (values (10 ^ floor(log(t.cents)))) as p(power)
        where ${otherwiseFits("total")}) r group by 1) s
    where s.count < s."all" and s.count >= s."all" * ${leastShareBelow}::numeric order by 1 limit ${maxTotals}) f)`;
  const byMinimum = sql<Facets["minimums"]>`(select coalesce(json_agg(f order by f."from"), '[]') from (
    select b.low as "from", b.high as "to", count(*)::int as count
    from h join (values (1, 5), (6, 24), (25, null)) as b(low, high)
      on h.minimum >= b.low and (b.high is null or h.minimum <= b.high)
    where ${otherwiseFits("minimum")} group by 1, 2) f)`;
  const byDispatch = sql<Facets["dispatch"]>`(select coalesce(json_agg(f order by f.hours), '[]') from (
    select b.hours, count(*)::int as count from h join (values (24), (48), (168)) as b(hours) on h.dispatch_hours between 1 and b.hours
    where ${otherwiseFits("dispatchHours")} group by 1) f)`;
  const byColour = sql<Facets["colours"]>`(select coalesce(json_agg(f order by f.count desc, f.value), '[]') from (
    select family as value, count(*)::int as count from h cross join unnest(h.colours) as family
    where ${otherwiseFits("colour")} group by 1) f)`;
  const byRating = sql<Facets["ratings"]>`(select coalesce(json_agg(f order by f."from" desc), '[]') from (
    select b.least as "from", count(*)::int as count from h join (values (450), (400)) as b(least) on h.rating >= b.least
    where h.comment_num > 0 and ${otherwiseFits("rating")} group by 1) f)`;
  // Counted before they are named, as there are many hits and few categories and brands.
  const byCategory = sql<Facet[]>`(select coalesce(json_agg(f order by f.count desc, f.value), '[]') from (
    select c.id as value, ${textIn(lang, sql`c.name`)} as name, n.count
    from (select path.id, count(*)::int as count from h cross join unnest(h.category_path) as path(id)
      where h.brand_fits and true = all(h.fits) and ${ownFits} group by path.id) n
    join ${categories} c on c.id = n.id) f)`;
  const byBrand = sql<Facet[]>`(select coalesce(json_agg(f order by f.count desc, f.value), '[]') from (
    select b.id as value, ${textIn(lang, sql`b.name`)} as name, n.count
    from (select h.brand_id as id, count(*)::int as count from h
      where true = all(h.fits) and ${ownFits} and h.brand_id <> all(${textArray(chosen.brands)}) group by h.brand_id) n
    join ${brands} b on b.id = n.id) f)`;
  const byParam = sql<Facets["params"]>`(
    select coalesce(json_agg(json_build_object('key', k.key, 'values', k.values, 'counts', k.counts) order by k.weight desc, k.key), '[]') from (
      select v.key, sum(v.count) as weight, json_agg(v.value order by v.count desc, v.value) as values,
        json_agg(v.count order by v.count desc, v.value) as counts from (
        select ${key} as key, ${value} as value, count(*)::int as count,
          row_number() over (partition by ${key} order by count(*) desc, ${value}) as place
        from h cross join jsonb_array_elements(h.params) as p
        where h.brand_fits and ${ownFits} and ${chosen.withParams}
          and not exists (select 1 from unnest(h.fits, ${names}) as f(fits, name) where not f.fits and f.name <> ${key})
        group by 1, 2) v
      where v.place <= ${maxValues} and v.key || '_' || v.value <> all(${chosenValues})
      group by v.key
      having v.key = any(${names}) or (count(*) >= ${fewestValues}
        and sum(v.count) >= ${leastShare}::numeric * (select count(*) from h where h.brand_fits and true = all(h.fits) and ${ownFits}))
      order by weight desc, v.key limit ${maxParams}) k)`;
  const [found] = await tx
    .with(hits)
    .select({
      categories: byCategory,
      brands: byBrand,
      params: byParam,
      prices: byPrice,
      totals: byTotal,
      minimums: byMinimum,
      dispatch: byDispatch,
      colours: byColour,
      ratings: byRating,
    })
    .from(sql`(values (1)) as one(row)`);
  if (!found) throw new Error("a statement without a from clause has one row");
  return found;
}

/** The words searched most in a language, most frequent first. */
export async function topWords(tx: Tx, lang: Lang, count: number): Promise<string[]> {
  const rows = await tx
    .select({ word: hotWords.word })
    .from(hotWords)
    .where(eq(hotWords.lang, lang))
    .orderBy(desc(hotWords.score), asc(hotWords.word))
    .limit(count);
  return rows.map(({ word }) => word);
}

/** Adds searches to the scores of words, in the order of the words, so that two processes never deadlock. */
export async function countWords(tx: Tx, searches: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...searches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, score]) => ({ word, score, lang: languageOfWord(word) }));
  await tx
    .insert(hotWords)
    .values(rows)
    .onConflictDoUpdate({ target: hotWords.word, set: { score: sql`${hotWords.score} + excluded.score` } });
}
