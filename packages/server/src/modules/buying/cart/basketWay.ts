import type { CartWay } from "#server/db/schema/cart.ts";
import { Refused } from "#server/http/refused.ts";

/** Baskets that a buyer can fill and settle. */
const offered: ReadonlySet<CartWay> = new Set(["CART", "BUY_NOW", "POINTS"]);

/** The basket of a call; CART if the call names none. Throws Refused(30001) for one this marketplace does not offer. */
export function wayOf(way: CartWay | undefined): CartWay {
  const wanted = way ?? "CART";
  if (!offered.has(wanted)) throw new Refused(30001);
  return wanted;
}
