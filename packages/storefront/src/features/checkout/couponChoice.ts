import type { CartView, SelectedCoupon } from "@sundry/api/contract/entities/basket";
import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";

/** Ids of the coupons used for a basket: at most one from the platform and one from each store. */
export function chosenCoupons(view: Pick<CartView, "platformCoupon" | "storeCoupons">): ReadonlySet<string> {
  const chosen: (SelectedCoupon | null | undefined)[] = [
    view.platformCoupon,
    ...Object.values(view.storeCoupons ?? {}),
  ];
  return new Set(chosen.flatMap((one) => (one ? [one.memberCoupon.id] : [])));
}

/** Which coupons to remove and add so that the best are used; undefined if they already are. */
export function stepsToBest(view: CartView): { remove: readonly string[]; add: readonly string[] } | undefined {
  const best = view.bestCoupons;
  if (!best || best.couponIds.length === 0) return undefined;
  const chosen = chosenCoupons(view);
  const add = best.couponIds.filter((id) => !chosen.has(id));
  const staying = new Set(best.couponIds);
  // A coupon replaces another one from the same issuer.
  const replaced = issuersOf(view.canUseCoupons ?? [], add);
  const remove = [...chosen].filter(
    (id) => !staying.has(id) && !replaced.has(issuerOf(view.canUseCoupons ?? [], id) ?? id),
  );
  return add.length + remove.length === 0 ? undefined : { remove, add };
}

function issuersOf(coupons: readonly MemberCoupon[], ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => issuerOf(coupons, id) ?? []));
}

function issuerOf(coupons: readonly MemberCoupon[], couponId: string): string | undefined {
  return coupons.find(({ id }) => id === couponId)?.storeId;
}
