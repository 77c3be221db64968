import type { CartView, SelectedCoupon } from "@sundry/api/contract/entities/basket";
import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";

/** Ids of the owned coupons chosen for a basket: one of the platform at most, and one per store. */
export function chosenCoupons(view: Pick<CartView, "platformCoupon" | "storeCoupons">): ReadonlySet<string> {
  const chosen: (SelectedCoupon | null | undefined)[] = [
    view.platformCoupon,
    ...Object.values(view.storeCoupons ?? {}),
  ];
  return new Set(chosen.flatMap((one) => (one ? [one.memberCoupon.id] : [])));
}

/** What to drop and what to choose so that exactly the best coupons are used; nothing when they are already. */
export function stepsToBest(view: CartView): { drop: readonly string[]; choose: readonly string[] } | undefined {
  const best = view.bestCoupons;
  if (!best || best.couponIds.length === 0) return undefined;
  const chosen = chosenCoupons(view);
  const choose = best.couponIds.filter((id) => !chosen.has(id));
  const kept = new Set(best.couponIds);
  const replaced = issuersOf(view.canUseCoupons ?? [], choose);
  // Choosing one of an issuer replaces the issuer's other one by itself.
  const drop = [...chosen].filter((id) => !kept.has(id) && !replaced.has(issuerOf(view.canUseCoupons ?? [], id) ?? id));
  return choose.length + drop.length === 0 ? undefined : { drop, choose };
}

function issuersOf(coupons: readonly MemberCoupon[], ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => issuerOf(coupons, id) ?? []));
}

function issuerOf(coupons: readonly MemberCoupon[], wanted: string): string | undefined {
  return coupons.find(({ id }) => id === wanted)?.storeId;
}
