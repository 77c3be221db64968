import { pageAt } from "../shared/routing/addresses.ts";

/**
 * Replaces the address of a page that the server has rendered (`/goodsDetail?goodsId=1`) by its route in the hash
 * (`/#/goodsDetail?goodsId=1`), so that there is one router. An address that has a route already keeps it.
 */
export function showHashRoute(): void {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1 || !pageAt(pathname)) return;
  window.history.replaceState(window.history.state, "", `/#${pathname}${search}`);
}
