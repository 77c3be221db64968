import * as z from "zod/mini";
import { GoodsStatus, GoodsType, SalesModel } from "../enums.ts";
import { Id, maybe, Money } from "../scalars.ts";
import { PromotionMap } from "./promotion.ts";

/** An attribute of a search row. */
export const GoodsAttribute = z.object({ name: maybe(z.string()), value: maybe(z.string()) });

/** A row of search results, one per sku; also a row of the browsing history, where `releaseTime` is the moment of the visit. */
export const GoodsIndex = z.object({
  /** Id of the sku. */
  id: Id,
  goodsId: Id,
  goodsName: z.string(),
  thumbnail: maybe(z.string()),
  small: maybe(z.string()),
  price: Money,
  promotionPrice: maybe(Money),
  /** Points a piece costs, for points goods. */
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
  /** Share of good evaluations in percent. */
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
  /** Ours: struck price next to a reduced one. */
  originalPrice: maybe(Money),
  /** Ours: smallest count that can be bought. */
  minimum: maybe(z.int()),
  /** Ours: stock in pieces. */
  quantity: maybe(z.int()),
  /** Ours: mean of the evaluations, 1 to 5. */
  rating: maybe(z.number()),
});
export type GoodsIndex = z.output<typeof GoodsIndex>;

/** A value to filter by: a category or brand. `value` is what goes back as the filter. */
export const SelectorOption = z.object({
  name: z.string(),
  value: z.string(),
  /** Logo of a brand. */
  url: maybe(z.string()),
  /** Ours: matching rows. */
  count: maybe(z.int()),
});
export type SelectorOption = z.output<typeof SelectorOption>;

/** An attribute to filter by: sent back as `name_value`. */
export const ParamOption = z.object({ key: z.string(), values: z.array(z.string()) });
export type ParamOption = z.output<typeof ParamOption>;

/** What a search can be narrowed by. */
export const GoodsRelatedInfo = z.object({
  categories: z.array(SelectorOption),
  brands: z.array(SelectorOption),
  paramOptions: maybe(z.array(ParamOption)),
});
export type GoodsRelatedInfo = z.output<typeof GoodsRelatedInfo>;
