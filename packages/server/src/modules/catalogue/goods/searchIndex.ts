import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { brands, categories, goods, type SkuSpecWords, skus, stores } from "#server/db/schema/catalogue.ts";
import { settings } from "#server/db/schema/content.ts";
import { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { inAllLanguages, type Translations } from "#server/locales.ts";
import { ageTokens, agesOfGoods, childrenOf } from "./ageFacts.ts";
import { type ColourFamily, colourNames } from "./colours.ts";
import { indexTokens, nameTokensOf } from "./searchTokens.ts";

/** Counts up when the tokens of the same goods become others: then those of all goods are made again. */
const version = 2;
const setting = "searchIndex";
const batch = 500;

/** Everything that goods are found by. */
export interface SearchedTexts {
  name: Translations;
  sellingPoint: Translations;
  /** Of the categories, from the first level on. */
  categories: readonly Translations[];
  brand: Translations | null | undefined;
  store: Translations;
  /** Attributes: found by their values. */
  params: readonly { name: Translations; value: Translations }[];
  variants: readonly { sn: string; barcode?: string | null | undefined; specs: readonly SkuSpecWords[] }[];
  colours: readonly string[];
  /** Words of the merchant, which no page shows. */
  tags: string;
}

/** The columns of goods that searches read. */
export function searchColumns(texts: SearchedTexts): { nameTokens: string[]; searchTokens: string[] } {
  const { name, sellingPoint, brand, store, params, variants, colours, tags } = texts;
  const ages = agesOfGoods({ name, facts: [...params, ...variants.flatMap(({ specs }) => specs)], tags });
  const names = inAllLanguages(name);
  const numbers = variants.flatMap(({ sn, barcode }) => (barcode ? [sn, barcode] : [sn]));
  const others = [
    ...texts.categories,
    ...(brand ? [brand] : []),
    store,
    sellingPoint,
    ...params.map(({ value }) => value),
    ...variants.flatMap(({ specs }) => specs.map(({ value }) => value)),
    ...colours.flatMap((family) => colourNames[family as ColourFamily] ?? []),
  ];
  return {
    nameTokens: nameTokensOf(names, numbers),
    searchTokens: [
      ...indexTokens([...names, ...others.flatMap(inAllLanguages), tags, ...childrenOf(ages)], numbers),
      ...new Set(ages.flatMap(ageTokens)),
    ],
  };
}

/** Has the tokens of all goods made again, a few at a time: a name that many goods are found by has changed. */
export async function renewSearchIndex(tx: Tx): Promise<void> {
  await tx.delete(settings).where(eq(settings.name, setting));
}

interface Progress {
  version: number;
  /** The last goods that were done; null if all are. */
  after: string | null;
}

/** Makes the tokens of some goods again, unless those of all goods are up to date. */
export async function continueSearchIndex(tx: Tx): Promise<void> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, setting));
  const known = row?.value as Progress | undefined;
  const from = known?.version === version ? known.after : "";
  if (from === null) return;
  const ids = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(gt(goods.id, from))
    .orderBy(asc(goods.id))
    .limit(batch);
  await indexGoods(
    tx,
    ids.map(({ id }) => id),
  );
  const value: Progress = { version, after: ids.at(-1)?.id ?? null };
  await tx
    .insert(settings)
    .values({ name: setting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Makes the words that some goods are found by again. */
export async function indexGoods(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select({
      id: goods.id,
      name: goods.name,
      sellingPoint: goods.sellingPoint,
      params: goods.params,
      colours: goods.colours,
      path: goods.categoryPath,
      store: stores.name,
      brand: brands.name,
      tags: sql<string>`coalesce(${goodsSheets.tags}, '')`,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .leftJoin(goodsSheets, eq(goodsSheets.goodsId, goods.id))
    .where(inArray(goods.id, [...ids]))
    .orderBy(asc(goods.id));
  const variants = Map.groupBy(
    await tx
      .select({ goodsId: skus.goodsId, sn: skus.sn, barcode: skus.barcode, specs: skus.specs })
      .from(skus)
      .where(inArray(skus.goodsId, [...ids]))
      .orderBy(asc(skus.position)),
    ({ goodsId }) => goodsId,
  );
  const nameOf = new Map(
    (await tx.select({ id: categories.id, name: categories.name }).from(categories)).map(({ id, name }) => [id, name]),
  );
  for (const { id, path, ...row } of rows) {
    const made = searchColumns({
      ...row,
      categories: path.flatMap((category) => nameOf.get(category) ?? []),
      variants: variants.get(id) ?? [],
    });
    const isOther = or(
      sql`${goods.nameTokens} <> ${sql.param(made.nameTokens, goods.nameTokens)}`,
      sql`${goods.searchTokens} <> ${sql.param(made.searchTokens, goods.searchTokens)}`,
    );
    await tx
      .update(goods)
      .set(made)
      .where(and(eq(goods.id, id), isOther));
  }
}
