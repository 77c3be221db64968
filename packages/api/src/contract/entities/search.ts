import * as z from "zod/mini";
import { GoodsStatus, GoodsType, SalesModel, UnderstoodKind } from "../enums.ts";
import { Id, maybe, Money, Price } from "../scalars.ts";
import { stockFields, WholesaleRule } from "./goods.ts";
import { PromotionMap } from "./promotion.ts";

/** An attribute of a search row. */
export const GoodsAttribute = z.object({ name: maybe(z.string()), value: maybe(z.string()) });

/**
 * A row of search results, one per SKU. Also a row of the browsing history, where `releaseTime` is the time of the
 * visit.
 */
export const GoodsIndex = z.object({
  /** Id of the SKU. */
  id: Id,
  goodsId: Id,
  goodsName: z.string(),
  thumbnail: maybe(z.string()),
  small: maybe(z.string()),
  price: Price,
  promotionPrice: Price,
  /** Price of one piece in points, for points goods. */
  point: maybe(z.int()),
  storeId: Id,
  storeName: z.string(),
  brandId: maybe(Id),
  brandName: maybe(z.string()),
  brandUrl: maybe(z.string()),
  categoryPath: maybe(z.string()),
  categoryNamePath: maybe(z.string()),
  /** Pieces sold. */
  buyCount: maybe(z.int()),
  commentNum: maybe(z.int()),
  /** Percentage of good evaluations. */
  grade: maybe(z.number()),
  sellingPoint: maybe(z.string()),
  selfOperated: maybe(z.boolean()),
  recommend: maybe(z.boolean()),
  salesModel: maybe(SalesModel),
  marketEnable: maybe(GoodsStatus),
  goodsType: maybe(GoodsType),
  /** Epoch milliseconds. */
  releaseTime: maybe(z.int()),
  attrList: maybe(z.array(GoodsAttribute)),
  promotionMap: maybe(PromotionMap),
  /** Ours: the earlier price, shown crossed out next to a reduced one. */
  originalPrice: Price,
  /** Ours: smallest count that can be bought. */
  minimum: maybe(z.int()),
  /** Ours: batch prices by ascending `num`; empty for retail goods. */
  wholesaleList: maybe(z.array(WholesaleRule)),
  /** Ours: hours until an order leaves the warehouse, at most. */
  dispatchHours: maybe(z.int()),
  /** Ours: last day of arrival, of goods sorted by arrival; epoch milliseconds. */
  arrivesTo: maybe(z.int()),
  /** Ours: stock in pieces. */
  quantity: maybe(z.int()),
  ...stockFields,
  /** Ours: mean of the evaluations, 1 to 5. */
  rating: maybe(z.number()),
});
export type GoodsIndex = z.output<typeof GoodsIndex>;

/** A value to filter by: a category or brand. Send `value` as the filter. */
export const SelectorOption = z.object({
  name: z.string(),
  value: z.string(),
  /** Logo of a brand. */
  url: maybe(z.string()),
  /** Ours: number of matching rows. */
  count: maybe(z.int()),
});
export type SelectorOption = z.output<typeof SelectorOption>;

/** An attribute to filter by. Send it as `name_value`. `counts` (ours) has the number of matching rows per value. */
export const ParamOption = z.object({
  key: z.string(),
  values: z.array(z.string()),
  counts: maybe(z.array(z.int())),
});
export type ParamOption = z.output<typeof ParamOption>;

/** Ours: matching rows by price, in steps of equal ratio from the lowest to the highest. */
export const PriceSteps = z.object({ from: Money, to: Money, counts: z.array(z.int()) });
export type PriceSteps = z.output<typeof PriceSteps>;

/**
 * The filters of a search. All below `paramOptions` are ours, with the number of matching rows as if their own filter
 * were not set.
 */
export const GoodsRelatedInfo = z.object({
  categories: z.array(SelectorOption),
  brands: z.array(SelectorOption),
  /** Those with at least two values that 30 % of the rows have; none for a search without keyword and category. */
  paramOptions: maybe(z.array(ParamOption)),
  prices: maybe(PriceSteps),
  /** Round amounts for the filter `total`, rising, each with the rows for which no more has to be paid. */
  totals: maybe(z.array(z.object({ to: Money, count: z.int() }))),
  /** Smallest counts that can be bought, both included; the last without `to`. */
  minimums: maybe(z.array(z.object({ from: z.int(), to: maybe(z.int()), count: z.int() }))),
  dispatch: maybe(z.array(z.object({ hours: z.int(), count: z.int() }))),
  colours: maybe(z.array(z.object({ value: z.string(), count: z.int() }))),
  ratings: maybe(z.array(z.object({ from: z.number(), count: z.int() }))),
});
export type GoodsRelatedInfo = z.output<typeof GoodsRelatedInfo>;

/** Ours: words of a search that say for which age its goods are, or what they may cost. */
export const UnderstoodFact = z.object({
  /** AGE: of a child, in whole years. BUDGET: what the smallest quantity may cost, in whole shop currency. */
  kind: UnderstoodKind,
  /** As they were typed. */
  text: z.string(),
  /** Lowest value, included; open if missing. */
  from: maybe(z.number()),
  /** Highest value, included; open if missing. */
  to: maybe(z.number()),
  /** The search without them. */
  without: z.string(),
});
export type UnderstoodFact = z.output<typeof UnderstoodFact>;

/** Ours: how a search was read. */
export const Understood = z.object({
  /** What is left without all of `facts`. */
  words: z.string(),
  facts: z.array(UnderstoodFact),
});
export type Understood = z.output<typeof Understood>;

/** Ours: a category to look in instead. `categoryId` is the filter. */
export const NearestCategory = z.object({ categoryId: Id, name: z.string() });
export type NearestCategory = z.output<typeof NearestCategory>;
