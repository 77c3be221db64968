import { routeOf } from "../../routes.ts";

/** Query values that say which public page it is. Never a number of an order, a token, a name or what somebody typed. */
const harmless = ["goodsId", "storeId", "categoryId", "brandId", "id"];

/**
 * How a page is counted (decisions 29): its path in the spelling of the route table, and on public pages which goods, store
 * or article it shows; an unknown address counts as `/404`.
 */
export function loggedAddress(path: string, query: URLSearchParams): string {
  const row = routeOf(path);
  if (!row) return "/404";
  if (row.login) return row.path;
  const known = harmless.filter((name) => row.query.includes(name));
  const kept = new URLSearchParams(known.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])));
  return (kept.size > 0 ? `${row.path}?${kept}` : row.path).slice(0, 2000);
}
