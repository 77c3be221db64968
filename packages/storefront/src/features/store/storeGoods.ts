import type { PageQuery } from "../../shared/routing/addresses.ts";

type StoreQuery = PageQuery<"store">;

/** Goods on a page of a store. */
export const GOODS_ON_A_PAGE = 20;

/** Goods in the row of what a store sells most. */
export const BESTSELLERS = 5;

/** The address with another filter: the first page of goods instead of the store's decorated page. */
export function withFilter(
  query: StoreQuery,
  change: Partial<Pick<StoreQuery, "keyword" | "categoryId" | "sort" | "order">>,
): StoreQuery {
  return { ...query, ...change, view: "goods", pageNumber: 1 };
}

/** Whether the address is for goods rather than for the decorated page. */
export function showsGoods({ view, keyword, categoryId, pageNumber }: StoreQuery): boolean {
  return view === "goods" || keyword !== "" || categoryId !== undefined || pageNumber > 1;
}

/** Input of the search call for the goods of a store. */
export function storeGoodsInput({ id, keyword, categoryId, sort, order = "desc", pageNumber }: StoreQuery) {
  return {
    storeId: id,
    ...(keyword && { keyword }),
    ...(categoryId && { categoryId }),
    ...(sort !== "relevance" && { sort, order }),
    pageNumber,
    pageSize: GOODS_ON_A_PAGE,
  };
}

/** Input of the search call for what a store sells most. */
export function bestsellersInput(storeId: string) {
  return { storeId, sort: "buyCount", order: "desc", pageNumber: 1, pageSize: BESTSELLERS } as const;
}

/** Whether the address is for the store as a whole: nothing is searched, filtered or sorted. */
export function isEntrance(query: StoreQuery): boolean {
  return !showsGoods(query) && query.sort === "relevance";
}
