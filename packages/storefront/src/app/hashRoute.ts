import { keepNamedLocale } from "../shared/i18n/locale.ts";
import { pageAt } from "../shared/routing/addresses.ts";

/**
 * Replaces the address of a page that the server has rendered (`/goodsDetail?goodsId=1`) by its route in the hash
 * (`/#/goodsDetail?goodsId=1`), so that there is one router. An address that has a route already keeps it. A language in the address (`locale=zh`) is kept
 * for the visit and leaves the address.
 */
export function showHashRoute(): void {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1 || !pageAt(pathname)) return;
  const query = new URLSearchParams(search);
  keepNamedLocale(query.get("locale"));
  query.delete("locale");
  const kept = /[?&]locale=/.test(search) ? `?${query}`.replace(/\?$/, "") : search;
  window.history.replaceState(window.history.state, "", `/#${pathname}${kept}`);
}
