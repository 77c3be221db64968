import type { Received } from "@sundry/api/contract/call";
import type { related } from "@sundry/api/contract/goods";
import { and, type AnyColumn, arrayContains, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { queryTokens } from "#server/modules/goods/searchTokens.ts";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { Refused } from "#server/http/refused.ts";
import { fromWire } from "#server/money/cents.ts";
import { platformId, type Scope } from "#server/money/scope.ts";

/** What a search is narrowed by, as the contract declares it. */
export type Filters = Received<typeof related>;

/** Attributes one search may be narrowed by; values of one name are alternatives. */
const mostAttributes = 12;

/** Values wanted of one attribute, as `name_value`. */
export interface AttributeWish {
  name: string;
  values: string[];
}

const nothing = sql`false`;

/**
 * What goods must have to be found, without brand and attributes: those are kept apart, because each of them is offered as if
 * it had not been chosen. `scope` is the promotion's when the search stays inside one; null when that does not exist.
 */
export function baseConditions(filters: Filters, scope: Scope | null | undefined): SQL | undefined {
  return and(
    eq(goods.shelf, "UPPER"),
    byKeyword(filters.keyword),
    byCategory(filters.categoryId),
    byPrice(filters.price),
    filters.recommend === undefined ? undefined : eq(goods.recommend, filters.recommend),
    filters.storeId ? eq(goods.storeId, filters.storeId) : undefined,
    // Stores have no shelves of their own in this marketplace: nothing lies on one.
    filters.storeCatId ? nothing : undefined,
    filters.currentGoodsId ? similarTo(filters.currentGoodsId) : undefined,
    filters.nameIds && filters.nameIds.length > 0 ? withAttributes(filters.nameIds) : undefined,
    // All goods are physical ones.
    filters.goodsType !== undefined && filters.goodsType !== "PHYSICAL_GOODS" ? nothing : undefined,
    filters.neGoodsType === "PHYSICAL_GOODS" ? nothing : undefined,
    filters.salesModel ? eq(goods.salesModel, salesModel(filters.salesModel)) : undefined,
    filters.neSalesModel ? ne(goods.salesModel, salesModel(filters.neSalesModel)) : undefined,
    filters.inStock
      ? sql`exists (select 1 from ${skus} where ${skus.goodsId} = ${goods.id} and ${skus.quantity} > 0)`
      : undefined,
    filters.selfOperated === undefined ? undefined : bySelfOperated(filters.selfOperated),
    scope === null ? nothing : scope && insideScope(scope),
  );
}

/** Brands asked for; empty when any will do. */
export function brandsOf({ brandId }: Filters): string[] {
  return (brandId ?? "").split("@").filter((id) => id !== "");
}

/** Attributes asked for, one entry per name. Throws Refused(4002) on too many. */
export function attributesOf({ prop }: Filters): AttributeWish[] {
  const wishes = new Map<string, string[]>();
  for (const part of (prop ?? "").split("@")) {
    const [name = "", value] = split(part);
    if (value === undefined) continue;
    wishes.set(name, [...(wishes.get(name) ?? []), part]);
  }
  if (wishes.size > mostAttributes) throw new Refused(4002, { detail: "prop" });
  return [...wishes].map(([name, values]) => ({ name, values }));
}

export function isOfBrands(ids: readonly string[]): SQL {
  return ids.length === 0 ? sql`true` : sql`coalesce(${inArray(goods.brandId, [...ids])}, false)`;
}

export function hasAttribute({ values }: AttributeWish): SQL {
  return sql`${goods.attributes} && ${textArray(values)}`;
}

/** A list as one array parameter; the driver would spread a plain one over several. */
export function textArray(values: readonly string[]): SQL {
  return values.length === 0
    ? sql`array[]::text[]`
    : sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`;
}

/** `name_value`, split at the first underscore. */
function split(part: string): [string, string?] {
  const at = part.indexOf("_");
  return at < 1 ? [part] : [part.slice(0, at), part.slice(at + 1)];
}

function byKeyword(keyword: string | undefined): SQL | undefined {
  if (keyword === undefined || keyword.trim() === "") return undefined;
  const tokens = queryTokens(keyword);
  return tokens.length === 0 ? nothing : hasTokens(goods.searchTokens, tokens);
}

/**
 * Goods under all of the tokens. The tokens stand in a query of their own, so that the planner cannot know how many goods have
 * them: for those that most goods have it would read every row's hundreds of tokens, which takes far longer than it reckons.
 */
export function hasTokens(column: AnyColumn, tokens: readonly string[]): SQL {
  return sql`${column} @> (select ${textArray(tokens)})`;
}

/** A chain joined with commas asks for its last category. */
function byCategory(categoryId: string | undefined): SQL | undefined {
  const id = categoryId?.split(",").findLast((part) => part !== "");
  return id === undefined || id === "0" ? undefined : arrayContains(goods.categoryPath, [id]);
}

/** `min_max` in whole shop currency, both included, either side open. Throws Refused(4002) when it is none. */
function byPrice(range: string | undefined): SQL | undefined {
  if (range === undefined || range === "") return undefined;
  const [, min = "", max = ""] = /^(\d{0,9}(?:\.\d{1,2})?)(?:_(\d{0,9}(?:\.\d{1,2})?))?$/.exec(range) ?? [];
  if (min === "" && max === "") throw new Refused(4002, { detail: "price" });
  return and(
    min === "" ? undefined : gte(goods.priceCents, fromWire(Number(min))),
    max === "" ? undefined : lte(goods.priceCents, fromWire(Number(max))),
  );
}

/** Other goods of the same second-level category as a SKU's. */
function similarTo(skuId: string): SQL {
  const own = (column: SQL) =>
    sql`(select ${column} from ${goods} as own join ${skus} on ${skus.goodsId} = own.id where ${skus.id} = ${skuId})`;
  return sql`${goods.id} <> ${own(sql`own.id`)} and ${goods.categoryPath} @> array[${own(sql`own.category_path[2]`)}]`;
}

function withAttributes(names: readonly string[]): SQL {
  return sql`exists (select 1 from unnest(${goods.attributes}) as attribute where split_part(attribute, '_', 1) = any(${textArray(names)}))`;
}

function bySelfOperated(wanted: boolean): SQL {
  const own = sql`(select ${stores.id} from ${stores} where ${stores.selfOperated})`;
  return wanted ? sql`${goods.storeId} in ${own}` : sql`${goods.storeId} not in ${own}`;
}

function insideScope({ storeId, scopeType, scopeIds }: Scope): SQL | undefined {
  const byScope = {
    ALL: undefined,
    PORTION_GOODS: sql`${goods.id} in (select ${skus.goodsId} from ${skus} where ${skus.id} = any(${textArray(scopeIds)}))`,
    PORTION_GOODS_CATEGORY: sql`${goods.categoryId} = any(${textArray(scopeIds)})`,
    PORTION_SHOP_CATEGORY: nothing,
  }[scopeType];
  return and(storeId === platformId ? undefined : eq(goods.storeId, storeId), byScope);
}

function salesModel(value: string): "RETAIL" | "WHOLESALE" {
  return value === "WHOLESALE" ? "WHOLESALE" : "RETAIL";
}
