import * as z from "zod/mini";
import { call } from "./call.ts";
import { Category } from "./entities/category.ts";
import { Goods, GoodsDelivery, SkuDetail } from "./entities/goods.ts";
import { GoodsIndex, GoodsRelatedInfo, NearestCategory, Understood } from "./entities/search.ts";
import { GoodsType, PromotionType, SalesModel } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Joined, Whole, maybe } from "./scalars.ts";

const filters = {
  /** At most 140 code points; the caller cuts the rest. */
  keyword: z.optional(ShortText),
  /** One category id from any level, or ids from the top level down joined with commas. */
  categoryId: z.optional(Joined),
  /** Several are joined with @. */
  brandId: z.optional(Joined),
  /** `name_value` pairs joined with @. Values of the same name are alternatives. */
  prop: z.optional(Joined),
  /** `min_max`, both included. `min_` has no upper limit. */
  price: z.optional(ShortText),
  recommend: z.optional(z.boolean()),
  nameIds: z.optional(z.array(ShortText).check(z.maxLength(50))),
  storeId: z.optional(Joined),
  /** Id of a category of the store. */
  storeCatId: z.optional(ShortText),
  /** Id of a SKU. Others of its category are found, without it. */
  currentGoodsId: z.optional(ShortText),
  /** Needs `promotionsId` too. */
  promotionType: z.optional(closedEnum(PromotionType)),
  promotionsId: z.optional(ShortText),
  goodsType: z.optional(closedEnum(GoodsType)),
  neGoodsType: z.optional(closedEnum(GoodsType)),
  salesModel: z.optional(closedEnum(SalesModel)),
  neSalesModel: z.optional(closedEnum(SalesModel)),
  /** Ours: only goods in stock. */
  inStock: z.optional(z.boolean()),
  /** Ours: only goods sold by the marketplace itself. */
  selfOperated: z.optional(z.boolean()),
  /** Ours: the least to pay for one product, its smallest count at its price, as `min_max` like `price`. */
  total: z.optional(ShortText),
  /** Ours: smallest count that can be bought, as `min_max`, both included. `min_` has no upper limit. */
  minimum: z.optional(ShortText),
  /** Ours: most hours until the goods leave the warehouse. */
  dispatchHours: z.optional(Whole),
  /** Ours: families of colours joined with @: red, orange, yellow, green, blue, purple, pink, brown, white, grey, black. */
  colour: z.optional(ShortText),
  /** Ours: lowest mean of the evaluations, 1 to 5. Goods without evaluations are left out. */
  rating: z.optional(z.number().check(z.gte(0), z.lte(5))),
};

/**
 * Searches the goods on sale, one row per product. `sort` is empty for relevance, or buyCount, commentNum, releaseTime,
 * price or, ours, total, with `order`. Ours is `arrival` too: what arrives soonest at `regionId`, otherwise in `country`,
 * comes first, without a place what leaves soonest, and last what the shop does not know of. A search without results returns a page without records. If nothing has all words of `keyword`,
 * a server may search for what was most likely meant, or for some of the words, and say so in `corrected`. Words such as
 * "age 6" or "under 15" may be an age, or a budget like `total`, and are `understood` then. At most
 * 10,000 results are counted and can be paged through, on a large server fewer; if there are more, `more` is true and those
 * are the best, by which a `sort` orders too.
 * Refused: 1013 the search takes longer than a server allows; a narrower one may not.
 */
export const search = call({
  id: "goods.search",
  method: "GET",
  path: "/goods/es",
  auth: "none",
  query: z.object({
    ...filters,
    ...paging,
    /** Ours: id of the region that goods sorted by arrival go to. */
    regionId: z.optional(ShortText),
    /** Ours: two letters (ISO 3166-1) of the country that they go to. */
    country: z.optional(ShortText),
  }),
  result: z.extend(page(GoodsIndex), {
    /** Ours: the `keyword` that was searched for instead. The filters of the same search follow it. */
    corrected: maybe(z.string()),
    /** Ours: what of the `keyword` was understood as an age or a budget, and limits the results. */
    understood: maybe(Understood),
    /** Ours: words of the `keyword` that `corrected` leaves out, as no goods have all of them. */
    dropped: maybe(z.array(z.string())),
    /** Ours: of a search without results, the category of the first level that comes nearest to it. */
    nearest: maybe(NearestCategory),
    /** Ours: whether there are more results than `total` counts, which is at most 10,000. */
    more: maybe(z.boolean()),
  }),
});

/**
 * Lists the filters for the same search. Attributes and a brand that are already chosen are left out. Of more results
 * than the search counts, the best are counted. Refused: 1013 as for the search.
 */
export const related = call({
  id: "goods.related",
  method: "GET",
  path: "/goods/es/related",
  auth: "none",
  query: z.object(filters),
  result: GoodsRelatedInfo,
});

/**
 * Reads one SKU with its goods; if `skuId` is none of theirs (`0`), the first that can be bought. With a token, the visit
 * is added to the browsing history and coupons that the buyer cannot claim are left out; visitors get the same page.
 * Refused: 11001 unknown or not on sale.
 */
export const skuDetail = call({
  id: "goods.skuDetail",
  method: "GET",
  path: "/goods/sku/{goodsId}/{skuId}",
  auth: "optional",
  result: SkuDetail,
});

/**
 * Calculates shipping and arrival of a number of pieces of one SKU: to `regionId`, otherwise to the buyer's default
 * address, otherwise to `country`, the two letters (ISO 3166-1) of where the buyer seems to be. Refused: 11001 unknown or
 * not on sale.
 */
export const delivery = call({
  id: "goods.delivery",
  method: "GET",
  path: "/goods/delivery/{skuId}",
  auth: "optional",
  inSpec: false,
  query: z.object({
    num: z.int().check(z.gte(1), z.lte(1_000_000)),
    regionId: z.optional(ShortText),
    country: z.optional(ShortText),
  }),
  result: GoodsDelivery,
});

/** Reads goods with all their SKUs. Refused: 11001 unknown. */
export const get = call({
  id: "goods.get",
  method: "GET",
  path: "/goods/get/{goodsId}",
  auth: "none",
  inSpec: false,
  result: Goods,
});

/**
 * Reads the children of a category, nested. Id 0 returns the whole tree of three levels. Clients should cache it for an
 * hour.
 */
export const categoryChildren = call({
  id: "goods.categoryChildren",
  method: "GET",
  path: "/goods/category/get/{id}",
  auth: "none",
  result: z.array(Category),
});

/** Lists the most frequent search words, most frequent first. The shop asks for 5, at most once in 5 minutes. */
export const hotWords = call({
  id: "goods.hotWords",
  method: "GET",
  path: "/goods/hot-words",
  auth: "none",
  query: z.object({ count: z.optional(Whole) }),
  /** A list, or a text that contains one. */
  result: maybe(z.union([z.array(z.string()), z.string()])),
});
