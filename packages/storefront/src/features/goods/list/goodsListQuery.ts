/** Orders a list can have; `relevance` is the server's own. */
export const sorts = ["relevance", "buyCount", "commentNum", "releaseTime", "price"] as const;
export type Sort = (typeof sorts)[number];

export const pageSizes = [20, 40, 60] as const;
export type PageSize = (typeof pageSizes)[number];

/** A value of an attribute, such as Colour: Blue. Neither part holds `@`, the name no `_`. */
export interface AttributeChoice {
  readonly name: string;
  readonly value: string;
}

/** Everything a link to the goods list carries (RT-08, GD-01). Prices in units. */
export interface GoodsListQuery {
  readonly keyword: string;
  readonly storeId: string | undefined;
  /** Chain of category ids from the first level down. */
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  readonly attributes: readonly AttributeChoice[];
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly inStock: boolean;
  readonly sort: Sort;
  readonly order: "asc" | "desc";
  readonly view: "grid" | "list";
  readonly pageNumber: number;
  readonly pageSize: PageSize;
}

/** A list of everything. */
export const emptyQuery: GoodsListQuery = {
  keyword: "",
  storeId: undefined,
  categoryIds: [],
  brandIds: [],
  attributes: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  sort: "relevance",
  order: "desc",
  view: "grid",
  pageNumber: 1,
  pageSize: 20,
};

const LONGEST_KEYWORD = 140;
const ID = /^[\w-]{1,64}$/;
const PRICE = /^\d{1,9}(\.\d{1,2})?$/;

/** Reads the query of an address; what cannot be understood is ignored. */
export function readGoodsListQuery(params: URLSearchParams): GoodsListQuery {
  const text = (name: string) => params.get(name) ?? "";
  const [minPrice, maxPrice] = readPrices(text("price"));
  const sort = sorts.find((candidate) => candidate === text("sort")) ?? "relevance";
  const pageNumber = /^\d{1,6}$/.test(text("pageNumber")) ? Number(text("pageNumber")) : 1;
  return {
    keyword: [...text("keyword").trim()].slice(0, LONGEST_KEYWORD).join("").trim(),
    storeId: ID.test(text("storeId")) ? text("storeId") : undefined,
    categoryIds: ids(text("categoryId"), ","),
    brandIds: ids(text("brandId"), "@"),
    attributes: readAttributes(text("prop")),
    minPrice,
    maxPrice,
    inStock: text("inStock") === "true",
    sort,
    order: sort !== "relevance" && text("order") === "asc" ? "asc" : "desc",
    view: text("view") === "list" ? "list" : "grid",
    pageNumber: Math.max(1, pageNumber),
    pageSize: pageSizes.find((size) => String(size) === text("pageSize")) ?? 20,
  };
}

/** The address of a list; what has its usual value is left out. */
export function goodsListAddress(query: GoodsListQuery): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value) params.set(name, value);
  };
  put("keyword", query.keyword);
  put("storeId", query.storeId);
  put("categoryId", query.categoryIds.join(","));
  put("brandId", query.brandIds.join("@"));
  put("prop", writeAttributes(query.attributes));
  put("price", writePrices(query));
  put("inStock", query.inStock ? "true" : "");
  if (query.sort !== "relevance") {
    put("sort", query.sort);
    put("order", query.order);
  }
  put("view", query.view === "list" ? "list" : "");
  put("pageNumber", query.pageNumber > 1 ? String(query.pageNumber) : "");
  put("pageSize", query.pageSize === 20 ? "" : String(query.pageSize));
  const written = params.toString();
  return written ? `/goodsList?${written}` : "/goodsList";
}

/** A changed list begins at its first page; how it is looked at does not change it. */
export function changed(
  query: GoodsListQuery,
  change: Partial<Omit<GoodsListQuery, "pageNumber" | "view">>,
): GoodsListQuery {
  return { ...query, ...change, pageNumber: 1 };
}

/** `min_max` with an open end left empty; ends in the wrong order are swapped. */
function readPrices(text: string): readonly [number | undefined, number | undefined] {
  const [low = "", high = "", ...more] = text.split("_");
  if (more.length > 0) return [undefined, undefined];
  const end = (part: string) => (PRICE.test(part) ? Number(part) : undefined);
  const [min, max] = [end(low), end(high)];
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

function writePrices({ minPrice, maxPrice }: GoodsListQuery): string {
  return minPrice === undefined && maxPrice === undefined ? "" : `${minPrice ?? ""}_${maxPrice ?? ""}`;
}

function readAttributes(text: string): readonly AttributeChoice[] {
  const all = text.split("@").flatMap((pair) => {
    const cut = pair.indexOf("_");
    const [name, value] = [pair.slice(0, Math.max(0, cut)), pair.slice(cut + 1)];
    return name && value ? [{ name, value }] : [];
  });
  return all.filter(
    ({ name, value }, index) => index === all.findIndex((one) => one.name === name && one.value === value),
  );
}

/** `name_value` pairs joined with `@`, as the search takes them. */
export function writeAttributes(attributes: readonly AttributeChoice[]): string {
  return attributes.map(({ name, value }) => `${name}_${value}`).join("@");
}

function ids(text: string, separator: string): readonly string[] {
  return [...new Set(text.split(separator).filter((id) => ID.test(id)))];
}
