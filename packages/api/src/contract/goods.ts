import * as z from "zod/mini";
import { call } from "./call.ts";
import { Category } from "./entities/category.ts";
import { Goods, SkuDetail } from "./entities/goods.ts";
import { GoodsIndex, GoodsRelatedInfo } from "./entities/search.ts";
import { GoodsType, PromotionType, SalesModel } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { maybe } from "./scalars.ts";

const filters = {
  /** At most 140 code points count; the rest is cut by the caller. */
  keyword: z.optional(z.string()),
  /** Any id of the chain, or the chain itself joined with commas. */
  categoryId: z.optional(z.string()),
  /** Several are joined with @. */
  brandId: z.optional(z.string()),
  /** `name_value` pairs joined with @; values of one name are alternatives. */
  prop: z.optional(z.string()),
  /** `min_max`, both included; `min_` is open ended. */
  price: z.optional(z.string()),
  recommend: z.optional(z.boolean()),
  nameIds: z.optional(z.array(z.string())),
  storeId: z.optional(z.string()),
  /** Id of a label of the store. */
  storeCatId: z.optional(z.string()),
  /** A sku: it is left out, others of its category are found. */
  currentGoodsId: z.optional(z.string()),
  /** Wants `promotionsId` too. */
  promotionType: z.optional(only(PromotionType)),
  promotionsId: z.optional(z.string()),
  goodsType: z.optional(only(GoodsType)),
  neGoodsType: z.optional(only(GoodsType)),
  salesModel: z.optional(only(SalesModel)),
  neSalesModel: z.optional(only(SalesModel)),
  /** Ours: only what is in stock. */
  inStock: z.optional(z.boolean()),
  /** Ours: only what the marketplace sells itself. */
  selfOperated: z.optional(z.boolean()),
};

/**
 * Searches the goods on sale, one row per sku. `sort` is empty for relevance, or buyCount, commentNum, releaseTime, price, with
 * `order`. An empty find is a page with no records. Source: spec 7, goods (GD-01).
 */
export const search = call({
  id: "goods.search",
  method: "GET",
  path: "/goods/es",
  auth: "none",
  query: z.object({ ...filters, ...paging }),
  result: page(GoodsIndex),
});

/** What the same search can be narrowed by; attributes and a brand that are already chosen are left out. Source: spec 7, goods. */
export const related = call({
  id: "goods.related",
  method: "GET",
  path: "/goods/es/related",
  auth: "none",
  query: z.object(filters),
  result: GoodsRelatedInfo,
});

/**
 * One sku with its goods. With a token the visit is recorded as a track (GD-03) and coupons that the buyer cannot take are left
 * out; a visitor gets the same page (decisions 42). Refused: 11001 unknown or off the shelf. Source: spec 7, goods.
 */
export const skuDetail = call({
  id: "goods.skuDetail",
  method: "GET",
  path: "/goods/sku/{goodsId}/{skuId}",
  auth: "optional",
  result: SkuDetail,
});

/** A goods with all its skus. Refused: 11001 unknown. Beyond the specification. */
export const get = call({
  id: "goods.get",
  method: "GET",
  path: "/goods/get/{goodsId}",
  auth: "none",
  inSpec: false,
  result: Goods,
});

/** Children of a category, nested; id 0 answers the whole tree of three levels. To be kept for an hour (HM-12). Source: spec 7, common. */
export const categoryChildren = call({
  id: "goods.categoryChildren",
  method: "GET",
  path: "/goods/category/get/{id}",
  auth: "none",
  result: z.array(Category),
});

/** The most searched words, best first; the shop asks for 5, at most once in 5 minutes (HM-06). Source: spec 7, goods. */
export const hotWords = call({
  id: "goods.hotWords",
  method: "GET",
  path: "/goods/hot-words",
  auth: "none",
  query: z.object({ count: z.optional(z.int()) }),
  /** A list, or one text that holds a list (decisions 35). */
  result: maybe(z.union([z.array(z.string()), z.string()])),
});
