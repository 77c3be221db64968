import { pageAt, pages } from "../../shared/routing/addresses.ts";

/** Query values that say which public page it is. Never a number of an order, a token, a name or what somebody typed. */
const harmless = ["goodsId", "storeId", "categoryId", "brandId", "id"];

/**
 * How a page is counted (product 29): its path in the spelling of the route table, and on public pages which goods, store
 * or article it shows; an unknown address counts as `/404`. `login`: whether only a buyer sees the page.
 */
export function loggedAddress(address: string, query: URLSearchParams, login: boolean): string {
  const page = pageAt(address);
  if (!page) return "/404";
  const { path } = pages[page];
  if (login) return path;
  const known = harmless.filter((name) => name in pages[page].query.params);
  const kept = new URLSearchParams(known.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])));
  return (kept.size > 0 ? `${path}?${kept}` : path).slice(0, 2000);
}
