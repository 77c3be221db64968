import type { Received, Result } from "@sundry/api/contract/call";
import type { related, search } from "@sundry/api/contract/goods";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { queryTokens } from "#server/modules/goods/searchTokens.ts";
import { pageOf, windowOf } from "#server/db/paging.ts";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
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
} from "./filters.ts";
import { facetsOf, findGoods } from "./queries.ts";
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
 * Searches the goods on sale. Unlike the reference, which answers every SKU as a row of its own, a goods is found once, as
 * its cheapest SKU in stock: a page of twenty then shows twenty different goods. GD-01, rules 3.
 */
export async function searchGoods(
  tx: Tx,
  moment: ShopMoment,
  lang: Lang,
  input: SearchInput,
): Promise<Result<typeof search>> {
  const window = windowOf(input);
  const where = and(
    baseConditions(input, await wantedScope(tx, input)),
    isOfBrands(brandsOf(input)),
    ...attributesOf(input).map(hasAttribute),
  );
  const { ids, total } = await findGoods(tx, { where, orderBy: orderOf(input), window });
  return pageOf(await cardsOfGoods(tx, moment, lang, ids), total, window);
}

/** What the same search can be narrowed by; what is chosen already is left out, its alternatives are not. GD-01, rules 3. */
export async function relatedTo(tx: Tx, lang: Lang, filters: Filters): Promise<Result<typeof related>> {
  const where = baseConditions(filters, await wantedScope(tx, filters));
  const facets = await facetsOf(tx, lang, where, { brands: brandsOf(filters), attributes: attributesOf(filters) });
  return { categories: facets.categories, brands: facets.brands, paramOptions: facets.params };
}

/** The scope of the promotion the search stays inside; undefined without one, null when it does not exist. */
async function wantedScope(tx: Tx, { promotionType, promotionsId }: Filters): Promise<Scope | null | undefined> {
  if (!promotionType || !promotionsId) return undefined;
  return (await scopeOf(tx, promotionType, promotionsId)) ?? null;
}

/** Whether a goods bears the words in its name: looked up among all that do, instead of in each hit's name. */
function isNamed(tokens: readonly string[]): SQL {
  const named = alias(goods, "named");
  return sql`${goods.id} in (select ${named.id} from ${goods} as ${named} where ${hasTokens(named.nameTokens, tokens)})`;
}

function orderOf({ sort, order, keyword }: SearchInput): SQL[] {
  if (sort !== undefined && Object.hasOwn(sortable, sort)) {
    const column = sortable[sort as keyof typeof sortable];
    return [order === "asc" ? asc(column) : desc(column), desc(goods.buyCount)];
  }
  const tokens = queryTokens(keyword ?? "");
  return [...(tokens.length === 0 ? [] : [desc(isNamed(tokens))]), desc(goods.recommend), desc(goods.buyCount)];
}
