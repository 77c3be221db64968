import type { Price } from "@sundry/api/contract/scalars";
import type { CartItem, CartView, SelectedCoupon } from "@sundry/api/contract/entities/basket";

/** What a buyer can choose on the page. While a choice is being saved, a difference in it is their own. */
export type OwnChoice = "address" | "coupons" | "delivery";

/** A change in an order. `id` is the key of its text; amounts are in units of the currency. */
export type Change =
  | { readonly id: "added"; readonly name: string; readonly now: number }
  | { readonly id: "gone" | "couponDropped" | "couponAdded"; readonly name: string }
  | { readonly id: "pieces"; readonly name: string; readonly before: number; readonly now: number }
  | { readonly id: "price"; readonly name: string; readonly before: Price; readonly now: Price }
  | { readonly id: "address"; readonly name: string; readonly detail: string }
  | { readonly id: "delivery" };

/**
 * How an order differs from the one shown before, apart from the buyer's own choices on this page: through another tab, a new
 * price, a coupon that no longer applies (BU-05).
 */
export function changesElsewhere(before: CartView, now: CartView, own: ReadonlySet<OwnChoice>): readonly Change[] {
  return [
    ...lineChanges(before.skuList, now.skuList),
    ...(own.has("delivery") ? [] : deliveryChange(before, now)),
    ...(own.has("address") ? [] : addressChange(before, now)),
    ...(own.has("coupons") ? [] : couponChanges(before, now)),
  ];
}

function lineChanges(before: readonly CartItem[], now: readonly CartItem[]): Change[] {
  const earlier = new Map(before.map((line) => [line.goodsSku.id, line]));
  const later = new Set(now.map(({ goodsSku }) => goodsSku.id));
  const gone = before.filter(({ goodsSku }) => !later.has(goodsSku.id));
  return [
    ...gone.map((line): Change => ({ id: "gone", name: nameOf(line) })),
    ...now.flatMap((line): Change[] => {
      const was = earlier.get(line.goodsSku.id);
      const name = nameOf(line);
      if (!was) return [{ id: "added", name, now: line.num }];
      const price = { id: "price", name, before: was.purchasePrice, now: line.purchasePrice } as const;
      const pieces = { id: "pieces", name, before: was.num, now: line.num } as const;
      return [pieces, price].filter((change) => change.before !== change.now);
    }),
  ];
}

/** Goods and variant: only the variant may differ. */
function nameOf({ goodsSku }: CartItem): string {
  return goodsSku.simpleSpecs ? `${goodsSku.goodsName} (${goodsSku.simpleSpecs})` : goodsSku.goodsName;
}

function deliveryChange(before: CartView, now: CartView): Change[] {
  const same = before.cartList[0]?.deliveryMethod === now.cartList[0]?.deliveryMethod;
  const isSame = same && before.storeAddress?.id === now.storeAddress?.id && !speedsDiffer(before, now);
  return isSame ? [] : [{ id: "delivery" }];
}

/** Whether the parcel of a store that is in both travels at another speed. */
function speedsDiffer(before: CartView, now: CartView): boolean {
  const earlier = new Map(before.cartList.map(({ storeId, parcel }) => [storeId, parcel?.speed ?? "STANDARD"]));
  return now.cartList.some(
    ({ storeId, parcel }) => earlier.has(storeId) && earlier.get(storeId) !== (parcel?.speed ?? "STANDARD"),
  );
}

function addressChange({ memberAddress: before }: CartView, { memberAddress: now }: CartView): Change[] {
  if (!now || (before?.id === now.id && before.version === now.version)) return [];
  return [{ id: "address", name: now.name, detail: now.detail }];
}

function couponChanges(before: CartView, now: CartView): Change[] {
  const [earlier, later] = [couponNames(before), couponNames(now)];
  const missing = (from: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...from].flatMap(([id, name]) => (other.has(id) ? [] : name));
  return [
    ...missing(earlier, later).map((name): Change => ({ id: "couponDropped", name })),
    ...missing(later, earlier).map((name): Change => ({ id: "couponAdded", name })),
  ];
}

function couponNames({ platformCoupon, storeCoupons }: CartView): ReadonlyMap<string, string> {
  const chosen: (SelectedCoupon | null | undefined)[] = [platformCoupon, ...Object.values(storeCoupons ?? {})];
  return new Map(
    chosen.flatMap((one) => (one ? [[one.memberCoupon.id, one.memberCoupon.couponName ?? ""] as const] : [])),
  );
}
