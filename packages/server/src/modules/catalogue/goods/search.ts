import type { Received, Result } from "@sundry/api/contract/call";
import type { related, search } from "@sundry/api/contract/goods";
import { and, asc, desc, sql } from "drizzle-orm";
import { pageOf, windowOf } from "#server/db/paging.ts";
import { goods, totalCents } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import type { Scope } from "#server/money/scope.ts";
import { scopeOf } from "../promotion/service.ts";
import type { ShopMoment } from "../seckill/service.ts";
import { areAny } from "./anyGoods.ts";
import { arrivalOrder } from "./arrivalOrder.ts";
import { isAmongBest, type Wanted } from "./candidates.ts";
import { cardsOfGoods } from "./cards.ts";
import { coloursNamed } from "./colours.ts";
import {
  attributesOf,
  baseConditions,
  brandsOf,
  coloursOf,
  type Filters,
  hasAttribute,
  hasGroups,
  isOfBrands,
  ownConditions,
} from "./filters.ts";
import { findGoods, type Sort } from "./found.ts";
import { nearestDepartment } from "./nearestDepartment.ts";
import { facetsOf } from "./queries.ts";
import { partOf } from "./partialMatch.ts";
import { type Meant, respelt } from "./spelling.ts";
import { shopSynonyms } from "./synonyms.ts";
import { type Wants, wantsOf } from "./wants.ts";
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
 * SKU in stock, if possible of a colour that is asked for, so a page of twenty shows twenty different goods. A misspelt
 * search finds what it most likely means, and one whose words no goods have together those with most of them. GD-01,
 * rules 3.
 */
export async function searchGoods(
  tx: Tx,
  moment: SearchMoment,
  lang: Lang,
  input: SearchInput,
): Promise<Result<typeof search>> {
  const wants = await wantsOf(tx, input.keyword, await shopSynonyms(tx));
  const found = await pageOfGoods(tx, moment, lang, input, wants);
  if (found.total > 0) return { ...found, ...understoodIn(wants) };
  const tried = [wants];
  for await (const { wants: meant, ...said } of meantInstead(tx, wants)) {
    tried.push(meant);
    const better = await pageOfGoods(tx, moment, lang, input, meant);
    if (better.total > 0) return { ...better, ...said, ...understoodIn(meant) };
  }
  const nearest = found.current === 1 && (await nearestDepartment(tx, lang, input, tried));
  return { ...found, ...understoodIn(wants), ...(nearest && { nearest }) };
}

/** What a search wants instead, and what is said about it. */
interface Instead extends Pick<Result<typeof search>, "corrected" | "dropped"> {
  wants: Wants;
}

/** What a search that found nothing may mean: something spelt like it, else the best part of it. */
async function* meantInstead(tx: Tx, wants: Wants): AsyncGenerator<Instead> {
  const synonyms = await shopSynonyms(tx);
  const { words, facts, rest } = wants;
  if (words && !(facts.length > 0 && (await haveGoods(tx, words)))) {
    const meant = await respelt(tx, words.text, synonyms);
    const right = meant && { words: meant, facts, rest };
    if (right) yield { wants: right, corrected: textOf(right) };
  }
  const part = await partOf(tx, wants, synonyms);
  if (!part) return;
  // A run of Chinese that was only split has lost nothing.
  const said = part.dropped.length > 0 && { corrected: textOf(part.wants), dropped: [...part.dropped] };
  yield { wants: part.wants, ...said };
}

/** Whether any goods have these words, so that they are spelt right. */
async function haveGoods(tx: Tx, { groups }: Meant): Promise<boolean> {
  const [found = false] = await areAny(tx, [hasGroups(goods.searchTokens, groups)]);
  return found;
}

/** What could be typed for it. */
function textOf({ words, facts }: Wants): string {
  return [...(words ? [words.text] : []), ...facts.map(({ text }) => text)].join(" ");
}

/** The ages and budgets that limit a search, as the contract names them. */
function understoodIn({ facts, rest }: Wants): Pick<Result<typeof search>, "understood"> {
  if (facts.length === 0) return {};
  return {
    understood: {
      words: rest,
      facts: facts.map(({ kind, text, from, to, without }) => ({ kind, text, from, to, without })),
    },
  };
}

async function pageOfGoods(tx: Tx, moment: SearchMoment, lang: Lang, input: SearchInput, { words, facts }: Wants) {
  const window = windowOf(input);
  const where = and(
    baseConditions(input, await wantedScope(tx, input)),
    isOfBrands(brandsOf(input)),
    ...ownConditions(input),
    ...attributesOf(input).map(hasAttribute),
    ...facts.map(({ fits }) => fits),
  );
  const arrival = input.sort === "arrival" ? await arrivalOrder(tx, lang, input) : undefined;
  const sort = arrival ? { key: arrival.key, isIndexed: false, direction: asc } : sortOf(input);
  const { ids, total, more } = await findGoods(tx, { where, words, most: moment.most }, sort, window);
  const colours = [...coloursOf(input), ...coloursNamed(words?.groups ?? [])];
  const cards = await cardsOfGoods(tx, moment, lang, ids, { colours, arrival });
  return { ...pageOf(cards, total, window), ...(more && { more }) };
}

/** The filters of the same search; what is already chosen is left out, its alternatives are not. GD-01, rules 3. */
export async function relatedTo(tx: Tx, lang: Lang, filters: Filters, most: number): Promise<Result<typeof related>> {
  const wants = await wantsOf(tx, filters.keyword, await shopSynonyms(tx));
  const found = await filtersOf(tx, lang, filters, wants, most);
  if (found.prices) return found;
  for await (const { wants: meant } of meantInstead(tx, wants)) {
    const better = await filtersOf(tx, lang, filters, meant, most);
    if (better.prices) return better;
  }
  return found;
}

async function filtersOf(tx: Tx, lang: Lang, filters: Filters, { words, facts }: Wants, most: number) {
  const where = and(baseConditions(filters, await wantedScope(tx, filters)), ...facts.map(({ fits }) => fits));
  const facets = await facetsOf(tx, lang, isAmongBest({ where, words, most }), {
    brands: brandsOf(filters),
    attributes: attributesOf(filters),
    own: ownConditions(filters),
    // Of all goods of the shop, no specification would fit more than a few.
    withParams: Boolean(words || facts.length > 0 || filters.categoryId || filters.currentGoodsId || filters.prop),
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
