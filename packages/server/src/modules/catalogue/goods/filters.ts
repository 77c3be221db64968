import type { Received } from "@sundry/api/contract/call";
import type { related } from "@sundry/api/contract/goods";
import { and, type AnyColumn, arrayContains, between, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { centsBetween } from "#server/db/centsBetween.ts";
import { goods, skus, stores, totalCents } from "#server/db/schema/catalogue.ts";
import { Refused } from "#server/http/refused.ts";
import { fromWire } from "#server/money/cents.ts";
import { platformId, type Scope } from "#server/money/scope.ts";
import { onSaleAmongMany } from "../goodsFacts/onSale.ts";

/** Filters of a search, as the contract declares them. */
export type Filters = Received<typeof related>;

/** Maximum attributes to filter a search by; values with the same name are alternatives. */
const maxAttributes = 12;

/** Requested values of one attribute, as `name_value`. */
export interface AttributeFilter {
  name: string;
  values: string[];
}

const nothing = sql`false`;
const anything = sql`true`;

/**
 * Conditions of a search, except its words, brand, attributes and {@link ownConditions}: the latter are separate, because
 * each of them is offered as if it had not been chosen. `scope` is the promotion's if the search is limited to one, null
 * if that does not exist.
 */
export function baseConditions(filters: Filters, scope: Scope | null | undefined): SQL | undefined {
  return and(
    onSaleAmongMany,
    byCategory(filters.categoryId),
    filters.recommend === undefined ? undefined : eq(goods.recommend, filters.recommend),
    filters.storeId ? eq(goods.storeId, filters.storeId) : undefined,
    // Stores have no categories of their own in this marketplace, so none of them has goods.
    filters.storeCatId ? nothing : undefined,
    filters.currentGoodsId ? similarTo(filters.currentGoodsId) : undefined,
    filters.nameIds && filters.nameIds.length > 0 ? withAttributes(filters.nameIds) : undefined,
    // All goods are physical.
    filters.goodsType !== undefined && filters.goodsType !== "PHYSICAL_GOODS" ? nothing : undefined,
    filters.neGoodsType === "PHYSICAL_GOODS" ? nothing : undefined,
    filters.salesModel ? eq(goods.salesModel, salesModel(filters.salesModel)) : undefined,
    filters.neSalesModel ? ne(goods.salesModel, salesModel(filters.neSalesModel)) : undefined,
    filters.inStock ? eq(goods.soldOut, false) : undefined,
    filters.selfOperated === undefined ? undefined : bySelfOperated(filters.selfOperated),
    scope === null ? nothing : scope && insideScope(scope),
  );
}

/** The filters of which each is counted as if it were not set, in the order of {@link ownConditions}. */
export const ownFilters = ["price", "total", "minimum", "dispatchHours", "colour", "rating"] as const;

/** A condition for each of {@link ownFilters}; `true` for one that is not set. Throws Refused(4002) if malformed. */
export function ownConditions(filters: Filters): SQL[] {
  const { price, total, minimum, dispatchHours, rating } = filters;
  const colours = coloursOf(filters);
  return [
    byMoney("price", price, goods.priceCents) ?? anything,
    byMoney("total", total, totalCents(goods)) ?? anything,
    byMinimum(minimum) ?? anything,
    dispatchHours === undefined ? anything : between(goods.dispatchHours, 1, dispatchHours),
    colours.length === 0 ? anything : sql`${goods.colours} && ${textArray(colours)}`,
    rating === undefined ? anything : sql`(${goods.commentNum} > 0 and ${goods.rating} >= ${Math.round(rating * 100)})`,
  ];
}

/** Requested families of colours; empty for any. */
export function coloursOf({ colour }: Filters): string[] {
  return (colour ?? "").split("@").filter((family) => family !== "");
}

/** Requested brands; empty for any. */
export function brandsOf({ brandId }: Filters): string[] {
  return (brandId ?? "").split("@").filter((id) => id !== "");
}

/** Requested attributes, one entry per name. Throws Refused(4002) for too many. */
export function attributesOf({ prop }: Filters): AttributeFilter[] {
  const byName = new Map<string, string[]>();
  for (const part of (prop ?? "").split("@")) {
    const [name = "", value] = split(part);
    if (value === undefined) continue;
    byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  if (byName.size > maxAttributes) throw new Refused(4002, { detail: "prop" });
  return [...byName].map(([name, values]) => ({ name, values }));
}

export function isOfBrands(ids: readonly string[]): SQL {
  return ids.length === 0 ? sql`true` : sql`coalesce(${inArray(goods.brandId, [...ids])}, false)`;
}

export function hasAttribute({ values }: AttributeFilter): SQL {
  return sql`${goods.attributes} && ${textArray(values)}`;
}

/** A list as one array parameter; the driver would turn a plain array into several. */
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

/** Searched words: of each group goods must have at least one token. */
export type WordGroups = readonly (readonly string[])[];

/**
 * Goods with a token of each group. The tokens are in subqueries, so that the planner can't estimate how many goods
 * match: for tokens that most goods have, it would read the hundreds of tokens of every row, which takes far longer than
 * it expects.
 */
export function hasGroups(column: AnyColumn, groups: WordGroups): SQL {
  const single = groups.filter(({ length }) => length === 1).flat();
  const several = groups.filter(({ length }) => length > 1);
  const conditions = several.map((group) => sql`${column} && (select ${textArray(group)})`);
  if (single.length > 0) conditions.unshift(sql`${column} @> (select ${textArray(single)})`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** For ids joined with commas, the last category counts. */
function byCategory(categoryId: string | undefined): SQL | undefined {
  const id = categoryId?.split(",").findLast((part) => part !== "");
  return id === undefined || id === "0" ? undefined : arrayContains(goods.categoryPath, [id]);
}

/** `min_max` in whole shop currency, both included, either side open. Throws Refused(4002) if it is malformed. */
function byMoney(name: string, range: string | undefined, cents: AnyColumn | SQL): SQL | undefined {
  if (range === undefined || range === "") return undefined;
  const [, min = "", max = ""] = /^(\d{0,9}(?:\.\d{1,2})?)(?:_(\d{0,9}(?:\.\d{1,2})?))?$/.exec(range) ?? [];
  if (min === "" && max === "") throw new Refused(4002, { detail: name });
  const [from, to] = [min, max].map((part) => (part === "" ? undefined : fromWire(Number(part))));
  return centsBetween(cents, from, to);
}

/** `min_max` in pieces, both included, the upper one open if missing. Throws Refused(4002) if it is malformed. */
function byMinimum(range: string | undefined): SQL | undefined {
  if (range === undefined || range === "") return undefined;
  const [, min, max] = /^(\d{1,6})_(\d{0,6})$/.exec(range) ?? [];
  if (min === undefined) throw new Refused(4002, { detail: "minimum" });
  return and(gte(goods.minimum, Number(min)), max ? lte(goods.minimum, Number(max)) : undefined);
}

/** Other goods in the second-level category of a SKU. */
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
