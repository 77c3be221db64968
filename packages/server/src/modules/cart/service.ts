import type { CartWay } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Lang } from "#server/http/serve.ts";
import { refuseTooFewPoints } from "#server/modules/member/points.ts";
import type { Services } from "#server/services.ts";
import { cartView, countUsable } from "./render.ts";
import { type Settlement, settle } from "./settlement.ts";
import { wayOf } from "./ways.ts";

/** The CART basket: every line, grouped by store, without coupons and freight. BU-01. */
export async function wholeBasket(tx: Tx, services: Services, memberId: string, lang: Lang) {
  const settled = await settle(tx, services, { memberId, way: "CART" }, "basket");
  return cartView(tx, services, settled, "all", lang);
}

/**
 * The settlement of a basket: ticked lines with address, freight, coupons and totals. Throws Refused 30001 for an unknown basket,
 * 11025 when ticked goods are below their smallest count, 31015 when the buyer has too few points for a POINTS basket. BU-03.
 */
export async function settlementView(tx: Tx, services: Services, memberId: string, way: CartWay, lang: Lang) {
  const settled = await settle(tx, services, { memberId, way: wayOf(way) }, "settlement");
  refuseBelowMinimum(settled);
  await refuseTooFewPoints(tx, memberId, settled.total.points, 31015);
  return cartView(tx, services, settled, "ticked", lang);
}

/** Number of lines that can be bought (not of pieces); `checked` counts only the lines so ticked. Decisions 7. */
export async function lineCount(tx: Tx, services: Services, memberId: string, checked: boolean | undefined) {
  const { lines } = await settle(tx, services, { memberId, way: "CART" }, "basket");
  const valid = lines.filter(({ fault }) => fault?.kind !== "gone");
  return checked === undefined ? valid.length : valid.filter(({ row }) => row.checked === checked).length;
}

/** How many owned coupons a basket could use. */
export async function usableCouponCount(tx: Tx, services: Services, memberId: string, way: CartWay, lang: Lang) {
  const settled = await settle(tx, services, { memberId, way: wayOf(way) }, "settlement");
  return countUsable(settled, services.clock.now(), lang);
}

/** Throws Refused(11025) when a ticked line's goods are below their smallest count. */
export function refuseBelowMinimum({ lines }: Settlement): void {
  for (const { row, fault } of lines)
    if (row.checked && fault?.kind === "belowMinimum")
      throw new Refused(11025, { num: fault.minimum, missing: fault.missing });
}
