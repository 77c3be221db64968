import { pageAt, pages } from "../../shared/routing/addresses.ts";

/** Query values that distinguish public pages. Never an order number, a token, a name or typed text. */
const harmless = ["goodsId", "storeId", "categoryId", "brandId", "id"];

/**
 * The address that a page view counts for (product 29): the path of the route table and, on public pages, the ids of
 * product, store or article; an unknown address counts as `/404`. `login`: only buyers see the page.
 */
export function pageViewAddress(address: string, query: URLSearchParams, login: boolean): string {
  const page = pageAt(address);
  if (!page) return "/404";
  const { path } = pages[page];
  if (login) return path;
  const known = harmless.filter((name) => name in pages[page].query.params);
  const values = new URLSearchParams(known.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])));
  return (values.size > 0 ? `${path}?${values}` : path).slice(0, 2000);
}
