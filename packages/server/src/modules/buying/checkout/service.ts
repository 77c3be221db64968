import type { CartWay } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { refuseTooFewPoints } from "#server/modules/account/member/points.ts";
import type { Services } from "#server/services.ts";
import { wayOf } from "../cart/basketWay.ts";
import { refuseBelowMinimum, calculateSettlement } from "../cart/settlement.ts";
import { cartView, countUsable } from "../cart/view.ts";
import type { Lang } from "#server/locales.ts";

/**
 * The settlement of a basket: ticked lines with address, freight, coupons and totals. Throws Refused 30001 for an
 * unknown basket, 11025 if ticked goods are below their minimum, 31015 if the buyer has too few points for a POINTS
 * basket. BU-03.
 */
export async function settlementView(
  tx: Tx,
  services: Services,
  memberId: string,
  way: CartWay | undefined,
  lang: Lang,
) {
  const settled = await calculateSettlement(tx, services, { memberId, way: wayOf(way) }, "settlement");
  refuseBelowMinimum(settled);
  await refuseTooFewPoints(tx, memberId, settled.total.points, 31015);
  return cartView(tx, services, settled, "ticked", lang);
}

/** Number of owned coupons that a basket could use. */
export async function usableCouponCount(
  tx: Tx,
  services: Services,
  memberId: string,
  way: CartWay | undefined,
  lang: Lang,
) {
  const settled = await calculateSettlement(tx, services, { memberId, way: wayOf(way) }, "settlement");
  return countUsable(settled, services.clock.now(), lang);
}
