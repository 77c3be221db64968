/** Orders the goods of a store can have; `relevance` is the server's own. */
export const storeSorts = ["relevance", "buyCount", "releaseTime", "price"] as const;
export type StoreSort = (typeof storeSorts)[number];

/** Goods on a page of a store. */
export const GOODS_ON_A_PAGE = 20;

/** Everything a link to a store's page carries (GD-04). */
export interface StoreQuery {
  readonly id: string;
  /** `front` is the page that the store has decorated, where it has one; `goods` all it sells. */
  readonly view: "front" | "goods";
  readonly keyword: string;
  readonly categoryId: string | undefined;
  readonly sort: StoreSort;
  readonly order: "asc" | "desc";
  readonly pageNumber: number;
}

const ID = /^[\w-]{1,64}$/;
const LONGEST_KEYWORD = 140;

/** A store's page as one enters it. */
export function storeEntrance(id: string): StoreQuery {
  return { id, view: "front", keyword: "", categoryId: undefined, sort: "relevance", order: "desc", pageNumber: 1 };
}

/** Reads the query of an address; what cannot be understood is ignored. An id that cannot be one reads as empty. */
export function readStoreQuery(params: URLSearchParams): StoreQuery {
  const text = (name: string) => params.get(name) ?? "";
  const sort = storeSorts.find((candidate) => candidate === text("sort")) ?? "relevance";
  return {
    id: ID.test(text("id")) ? text("id") : "",
    view: text("view") === "goods" ? "goods" : "front",
    keyword: [...text("keyword").trim()].slice(0, LONGEST_KEYWORD).join("").trim(),
    categoryId: ID.test(text("categoryId")) ? text("categoryId") : undefined,
    sort,
    order: sort !== "relevance" && text("order") === "asc" ? "asc" : "desc",
    pageNumber: /^\d{1,6}$/.test(text("pageNumber")) ? Math.max(1, Number(text("pageNumber"))) : 1,
  };
}

/** The address of a store's page; what has its usual value is left out. */
export function storeAddress({ id, view, keyword, categoryId, sort, order, pageNumber }: StoreQuery): string {
  const params = new URLSearchParams({ id });
  if (view === "goods") params.set("view", view);
  if (keyword) params.set("keyword", keyword);
  if (categoryId) params.set("categoryId", categoryId);
  if (sort !== "relevance") {
    params.set("sort", sort);
    params.set("order", order);
  }
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  return `/merchant?${params}`;
}

/** A change of what is shown begins at its first page, among the goods. */
export function narrowed(
  query: StoreQuery,
  change: Partial<Pick<StoreQuery, "keyword" | "categoryId" | "sort" | "order">>,
): StoreQuery {
  return { ...query, ...change, view: "goods", pageNumber: 1 };
}

/** Whether the address asks for goods rather than for the front. */
export function asksForGoods({ view, keyword, categoryId, pageNumber }: StoreQuery): boolean {
  return view === "goods" || keyword !== "" || categoryId !== undefined || pageNumber > 1;
}

/** What the search call is asked for a store. */
export function storeGoodsInput({ id, keyword, categoryId, sort, order, pageNumber }: StoreQuery) {
  return {
    storeId: id,
    ...(keyword && { keyword }),
    ...(categoryId && { categoryId }),
    ...(sort !== "relevance" && { sort, order }),
    pageNumber,
    pageSize: GOODS_ON_A_PAGE,
  };
}
