import { skuDetail } from "@sundry/api/contract/goods";
import { dropPrefetched } from "../shared/data/prefetchedRead.ts";
import { prefetchRead } from "../shared/data/useRead.ts";
import { goodsOfAddress } from "../shared/goods/goodsLink.ts";
import { currentLocale } from "../shared/i18n/locale.ts";
import { isLoggedIn } from "../shared/session/session.ts";
import { prefetchPage } from "./pages.ts";

/** How long a buyer points at goods before they count as wanted, in ms. */
const intentMs = 120;

let waiting: { address: string; timer: number } | undefined;

/**
 * A buyer points at a link, or has focused it. Pages start loading at once; goods, which lists are full of, when the buyer
 * stays, with their answer, and not where data is dear (RT-07).
 */
export function pageIntended(address: string): void {
  const goods = goodsOfAddress(address);
  if (!goods) {
    prefetchPage(address);
    return;
  }
  if (waiting?.address === address || isDataDear()) return;
  window.clearTimeout(waiting?.timer);
  const timer = window.setTimeout(() => {
    waiting = undefined;
    prefetchPage(address);
    // The server counts a buyer's read as a visit (GD-03); a visitor's changes nothing.
    if (isLoggedIn()) dropPrefetched();
    else prefetchRead(skuDetail, goods, currentLocale());
  }, intentMs);
  waiting = { address, timer };
}

/** The buyer no longer points at this link. */
export function intentEnded(address: string): void {
  if (waiting?.address !== address) return;
  window.clearTimeout(waiting.timer);
  waiting = undefined;
}

/** Not in all browsers, and not in TypeScript's types. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow network, as far as the browser says. */
function isDataDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}
