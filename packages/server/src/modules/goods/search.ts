import type { Received, Result } from "@sundry/api/contract/call";
import type { related, search } from "@sundry/api/contract/goods";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { queryTokens } from "#server/modules/goods/searchTokens.ts";
import { pageOf, windowOf } from "#server/db/paging.ts";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import type { Scope } from "#server/money/scope.ts";
import { scopeOf } from "../promotion/service.ts";
import type { ShopMoment } from "../seckill/service.ts";
import { cardsOfGoods } from "./cards.ts";
import {
  attributesOf,
  baseConditions,
  brandsOf,
  type Filters,
  hasAttribute,
  hasTokens,
  isOfBrands,
  ownConditions,
} from "./filters.ts";
import { facetsOf, findGoods } from "./queries.ts";
import { respelt } from "./spelling.ts";
import type { Lang } from "#server/locales.ts";

type SearchInput = Received<typeof search>;

const sortable = {
  buyCount: goods.buyCount,
  commentNum: goods.commentNum,
  releaseTime: goods.releasedAt,
  price: goods.priceCents,
  grade: sql`case when ${goods.commentNum} = 0 then 1 else ${goods.goodCommentNum}::float / ${goods.commentNum} end`,
} as const;

/**
 * Searches the goods on sale. The reference returns each SKU as its own row. Here, goods appear once, as their cheapest
 * SKU in stock, so a page of twenty shows twenty different goods. A misspelt search finds what it most likely means.
 * GD-01, rules 3.
 */
export async function searchGoods(
  tx: Tx,
  moment: ShopMoment,
  lang: Lang,
  input: SearchInput,
): Promise<Result<typeof search>> {
  const found = await pageOfGoods(tx, moment, lang, input);
  if (found.total > 0 || !input.keyword?.trim()) return found;
  const corrected = await respelt(tx, input.keyword);
  if (corrected === undefined) return found;
  const meant = await pageOfGoods(tx, moment, lang, { ...input, keyword: corrected });
  return meant.total > 0 ? { ...meant, corrected } : found;
}

async function pageOfGoods(tx: Tx, moment: ShopMoment, lang: Lang, input: SearchInput) {
  const window = windowOf(input);
  const where = and(
    baseConditions(input, await wantedScope(tx, input)),
    isOfBrands(brandsOf(input)),
    ...ownConditions(input),
    ...attributesOf(input).map(hasAttribute),
  );
  const { ids, total } = await findGoods(tx, { where, orderBy: orderOf(input), window });
  return pageOf(await cardsOfGoods(tx, moment, lang, ids), total, window);
}

/** The filters of the same search; what is already chosen is left out, its alternatives are not. GD-01, rules 3. */
export async function relatedTo(tx: Tx, lang: Lang, filters: Filters): Promise<Result<typeof related>> {
  const found = await filtersOf(tx, lang, filters);
  if (found.prices || !filters.keyword?.trim()) return found;
  const corrected = await respelt(tx, filters.keyword);
  return corrected === undefined ? found : filtersOf(tx, lang, { ...filters, keyword: corrected });
}

async function filtersOf(tx: Tx, lang: Lang, filters: Filters) {
  const where = baseConditions(filters, await wantedScope(tx, filters));
  const facets = await facetsOf(tx, lang, where, {
    brands: brandsOf(filters),
    attributes: attributesOf(filters),
    own: ownConditions(filters),
    // Of all goods of the shop, no specification would fit more than a few.
    withParams: Boolean(filters.keyword?.trim() || filters.categoryId || filters.currentGoodsId || filters.prop),
  });
  const { prices } = facets;
  return {
    categories: facets.categories,
    brands: facets.brands,
    paramOptions: facets.params,
    prices: prices && { from: toWire(prices.from), to: toWire(prices.to), counts: prices.counts },
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

/** Whether the name of goods contains the words: looked up in the index, instead of in each result's name. */
function isNamed(tokens: readonly string[]): SQL {
  const named = alias(goods, "named");
  return sql`${goods.id} in (select ${named.id} from ${goods} as ${named} where ${hasTokens(named.nameTokens, tokens)})`;
}

/** Whether no SKU of the goods is in stock. Few goods have a SKU without stock: only those are looked at one by one. */
const isSoldOut: SQL = sql`(${goods.id} in (select ${skus.goodsId} from ${skus} where ${skus.quantity} = 0)
  and not exists (select 1 from ${skus} where ${skus.goodsId} = ${goods.id} and ${skus.quantity} > 0))`;

/** Without a sort of the buyer's own: goods in stock first, those whose name has the words before the others. */
function orderOf({ sort, order, keyword }: SearchInput): SQL[] {
  if (sort !== undefined && Object.hasOwn(sortable, sort)) {
    const column = sortable[sort as keyof typeof sortable];
    return [order === "asc" ? asc(column) : desc(column), desc(goods.buyCount)];
  }
  const tokens = queryTokens(keyword ?? "");
  const named = tokens.length === 0 ? [] : [desc(isNamed(tokens))];
  return [asc(isSoldOut), ...named, desc(goods.recommend), desc(goods.buyCount)];
}
