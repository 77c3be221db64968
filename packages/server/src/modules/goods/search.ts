import type { Received, Result } from "@sundry/api/contract/call";
import type { related, search } from "@sundry/api/contract/goods";
import { and, asc, desc, sql } from "drizzle-orm";
import { queryGroups } from "#server/modules/goods/searchTokens.ts";
import { pageOf, windowOf } from "#server/db/paging.ts";
import { goods, totalCents } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import type { Scope } from "#server/money/scope.ts";
import { scopeOf } from "../promotion/service.ts";
import type { ShopMoment } from "../seckill/service.ts";
import { isAmongBest, type Wanted } from "./candidates.ts";
import { cardsOfGoods } from "./cards.ts";
import {
  attributesOf,
  baseConditions,
  brandsOf,
  type Filters,
  hasAttribute,
  isOfBrands,
  ownConditions,
} from "./filters.ts";
import { findGoods, type Sort } from "./found.ts";
import { facetsOf } from "./queries.ts";
import { partOf } from "./partialMatch.ts";
import { type Meant, respelt } from "./spelling.ts";
import { shopSynonyms } from "./synonyms.ts";
import type { Lang } from "#server/locales.ts";

type SearchInput = Received<typeof search>;

/** When somebody searches, and how many results are counted (`mostResults` of the settings). */
type SearchMoment = ShopMoment & Pick<Wanted, "most">;

const sortable = {
  buyCount: goods.buyCount,
  commentNum: goods.commentNum,
  releaseTime: goods.releasedAt,
  price: goods.priceCents,
  total: totalCents(goods),
  grade: sql`case when ${goods.commentNum} = 0 then 1 else ${goods.goodCommentNum}::float / ${goods.commentNum} end`,
} as const;

/**
 * Searches the goods on sale. The reference returns each SKU as its own row. Here, goods appear once, as their cheapest
 * SKU in stock, so a page of twenty shows twenty different goods. A misspelt search finds what it most likely means,
 * and one whose words no goods have together those with most of them. GD-01, rules 3.
 */
export async function searchGoods(
  tx: Tx,
  moment: SearchMoment,
  lang: Lang,
  input: SearchInput,
): Promise<Result<typeof search>> {
  const wanted = await wantedWords(tx, input);
  const found = await pageOfGoods(tx, moment, lang, input, wanted);
  if (found.total > 0 || !wanted) return found;
  for await (const meant of meantInstead(tx, wanted)) {
    const better = await pageOfGoods(tx, moment, lang, input, meant);
    if (better.total > 0) return { ...better, corrected: meant.text };
  }
  return found;
}

/** What a search that found nothing may mean: something spelt like it, else the best part of it. */
async function* meantInstead(tx: Tx, { text }: Meant): AsyncGenerator<Meant> {
  const synonyms = await shopSynonyms(tx);
  for (const guess of [respelt, partOf]) {
    const meant = await guess(tx, text, synonyms);
    if (meant) yield meant;
  }
}

/** What is searched for; undefined without words. */
async function wantedWords(tx: Tx, { keyword }: Filters): Promise<Meant | undefined> {
  const text = keyword?.trim() ?? "";
  return text === "" ? undefined : { text, groups: queryGroups(text, await shopSynonyms(tx)) };
}

async function pageOfGoods(tx: Tx, moment: SearchMoment, lang: Lang, input: SearchInput, words: Meant | undefined) {
  const window = windowOf(input);
  const where = and(
    baseConditions(input, await wantedScope(tx, input)),
    isOfBrands(brandsOf(input)),
    ...ownConditions(input),
    ...attributesOf(input).map(hasAttribute),
  );
  const { ids, total, more } = await findGoods(tx, { where, words, most: moment.most }, sortOf(input), window);
  return { ...pageOf(await cardsOfGoods(tx, moment, lang, ids), total, window), ...(more && { more }) };
}

/** The filters of the same search; what is already chosen is left out, its alternatives are not. GD-01, rules 3. */
export async function relatedTo(tx: Tx, lang: Lang, filters: Filters, most: number): Promise<Result<typeof related>> {
  const wanted = await wantedWords(tx, filters);
  const found = await filtersOf(tx, lang, filters, { words: wanted, most });
  if (found.prices || !wanted) return found;
  for await (const words of meantInstead(tx, wanted)) {
    const better = await filtersOf(tx, lang, filters, { words, most });
    if (better.prices) return better;
  }
  return found;
}

async function filtersOf(tx: Tx, lang: Lang, filters: Filters, { words, most }: Omit<Wanted, "where">) {
  const where = baseConditions(filters, await wantedScope(tx, filters));
  const facets = await facetsOf(tx, lang, isAmongBest({ where, words, most }), {
    brands: brandsOf(filters),
    attributes: attributesOf(filters),
    own: ownConditions(filters),
    // Of all goods of the shop, no specification would fit more than a few.
    withParams: Boolean(words || filters.categoryId || filters.currentGoodsId || filters.prop),
  });
  const { prices } = facets;
  return {
    categories: facets.categories,
    brands: facets.brands,
    paramOptions: facets.params,
    prices: prices && { from: toWire(prices.from), to: toWire(prices.to), counts: prices.counts },
    totals: facets.totals.map(({ to, count }) => ({ to: toWire(to), count })),
    minimums: facets.minimums,
    dispatch: facets.dispatch,
    colours: facets.colours,
    ratings: facets.ratings.map(({ from, count }) => ({ from: from / 100, count })),
  };
}

/** The scope of the promotion that the search is limited to; undefined without one, null if it does not exist. */
async function wantedScope(tx: Tx, { promotionType, promotionsId }: Filters): Promise<Scope | null | undefined> {
  if (!promotionType || !promotionsId) return undefined;
  return (await scopeOf(tx, promotionType, promotionsId)) ?? null;
}

/** Orders that the database can read goods in. */
const indexed: ReadonlySet<string> = new Set(["price", "total", "releaseTime"]);

/** The buyer's own order; undefined for the best match. */
function sortOf({ sort, order }: SearchInput): Sort | undefined {
  if (sort === undefined || !Object.hasOwn(sortable, sort)) return undefined;
  const name = sort as keyof typeof sortable;
  return { key: sql`${sortable[name]}`, isIndexed: indexed.has(name), direction: order === "asc" ? asc : desc };
}
