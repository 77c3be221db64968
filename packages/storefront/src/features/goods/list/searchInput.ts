import type { Input } from "@sundry/api/contract/call";
import { search } from "@sundry/api/contract/goods";
import { firstReadOf } from "../../../shared/data/firstRead.ts";
import type { DeliveryPlace } from "../../../shared/delivery/deliveryPlace.ts";
import { pages } from "../../../shared/routing/addresses.ts";
import { attributes } from "../../../shared/routing/params.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";

/** What the list of an address reads first. */
export const firstRead = (query: URLSearchParams) =>
  firstReadOf(search, searchInput(pages.goodsList.query.read(query)));

/** Input of the search call; a `place` is where goods sorted by arrival go. */
export function searchInput(query: GoodsListQuery, place: DeliveryPlace = {}): Input<typeof search> {
  const prop = attributes().write(query.prop);
  return {
    ...scopeInput(query),
    ...(query.brandId.length > 0 && { brandId: query.brandId.join("@") }),
    ...(prop && { prop }),
    ...(query.sort !== "relevance" && { sort: query.sort, order: orderOf(query) }),
    ...(query.sort === "arrival" && place),
    pageNumber: query.pageNumber,
    pageSize: query.pageSize,
  };
}

/** What is to pay and the arrival only rise: nobody looks for the most, or the latest. */
function orderOf({ sort, order = "desc" }: GoodsListQuery): "asc" | "desc" {
  return sort === "total" || sort === "arrival" ? "asc" : order;
}

/** The input that both calls share. Facets leave out brands and attributes, so that all their values stay available. */
export function scopeInput(query: GoodsListQuery) {
  const { keyword, categoryId, couponId, storeId, price, total, inStock, minimum, dispatch, colour, rating } = query;
  return {
    ...(keyword && { keyword }),
    ...(categoryId.length > 0 && { categoryId: categoryId.join(",") }),
    ...(couponId && ({ promotionType: "COUPON", promotionsId: couponId } as const)),
    ...(storeId && { storeId }),
    ...(isLimited(price) && { price: rangeInput(price) }),
    ...(isLimited(total) && { total: rangeInput(total) }),
    ...(inStock && { inStock }),
    ...(minimum.min !== undefined && { minimum: `${minimum.min}_${minimum.max ?? ""}` }),
    ...(dispatch > 0 && { dispatchHours: dispatch }),
    ...(colour.length > 0 && { colour: colour.join("@") }),
    ...(rating > 0 && { rating }),
  };
}

type Range = GoodsListQuery["price"];

/** Whether a range has an end. */
export const isLimited = ({ min, max }: Range): boolean => min !== undefined || max !== undefined;
const rangeInput = ({ min, max }: Range) => `${min ?? 0}_${max ?? ""}`;
