import type { Input } from "@sundry/api/contract/call";
import { search } from "@sundry/api/contract/goods";
import { firstReadOf } from "../../../shared/data/firstRead.ts";
import { pages } from "../../../shared/routing/addresses.ts";
import { attributes } from "../../../shared/routing/params.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";

/** What the list of an address reads first. */
export const firstRead = (query: URLSearchParams) =>
  firstReadOf(search, searchInput(pages.goodsList.query.read(query)));

/** Input of the search call. */
export function searchInput(query: GoodsListQuery): Input<typeof search> {
  const prop = attributes().write(query.prop);
  return {
    ...scopeInput(query),
    ...(query.brandId.length > 0 && { brandId: query.brandId.join("@") }),
    ...(prop && { prop }),
    ...(query.sort !== "relevance" && { sort: query.sort, order: query.order ?? "desc" }),
    pageNumber: query.pageNumber,
    pageSize: query.pageSize,
  };
}

/** The input that both calls share. Facets leave out brands and attributes, so that all their values stay available. */
export function scopeInput(query: GoodsListQuery) {
  const { keyword, categoryId, couponId, storeId, price, inStock, minimum, dispatch, colour, rating } = query;
  const { min, max } = price;
  const priced = min !== undefined || max !== undefined;
  return {
    ...(keyword && { keyword }),
    ...(categoryId.length > 0 && { categoryId: categoryId.join(",") }),
    ...(couponId && ({ promotionType: "COUPON", promotionsId: couponId } as const)),
    ...(storeId && { storeId }),
    ...(priced && { price: `${min ?? 0}_${max ?? ""}` }),
    ...(inStock && { inStock }),
    ...(minimum.min !== undefined && { minimum: `${minimum.min}_${minimum.max ?? ""}` }),
    ...(dispatch > 0 && { dispatchHours: dispatch }),
    ...(colour.length > 0 && { colour: colour.join("@") }),
    ...(rating > 0 && { rating }),
  };
}
