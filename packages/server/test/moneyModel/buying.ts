import type { Model } from "./model.ts";
import { dayOf, offers, parcelNames, type ParcelName, skuNames, type CouponName, type SkuName } from "./offers.ts";
import { type Owned, sum } from "./world.ts";

/** How many pieces of each SKU. */
export type Nums = Partial<Record<SkuName, number>>;

/** What an order of these goods costs before coupons are split over its lines, and which coupons apply. */
export function quote(nums: Nums, coupons: readonly Owned[]) {
  const lines = skuNames.flatMap((sku) => {
    const num = nums[sku] ?? 0;
    return num === 0 ? [] : [{ sku, num, goods: offers.skus[sku].cents * num }];
  });
  const goodsIn = (store: string | null) =>
    sum(lines, ({ sku, goods }) => (store === null || offers.skus[sku].store === store ? goods : 0));
  const reached = coupons.filter(({ name }) => {
    const { store, threshold } = offers.coupons[name];
    return goodsIn(store) > 0 && goodsIn(store) >= threshold;
  });
  const storeOff = reached.some(({ name }) => name === "store") ? Math.min(1200, goodsIn("select")) : 0;
  const room = goodsIn(null) - storeOff;
  // A coupon that would take nothing off is not spent.
  const applies = reached.filter(({ name }) => name === "store" || room > 0);
  const siteOff = applies.some(({ name }) => name === "five") ? Math.min(500, room) : 0;
  const percent = applies.some(({ name }) => name === "percent");
  return { lines, applies, storeOff, siteOff, percent, goodsIn };
}

/** What a parcel costs. */
export function freightOf(parcel: ParcelName, nums: Nums): number {
  const { firstNum, firstCents, nextNum, nextCents } = offers.parcels[parcel];
  const num = piecesIn(parcel, nums);
  if (num === 0) return 0;
  return firstCents + Math.max(0, Math.ceil((num - firstNum) / nextNum)) * nextCents;
}

/** Pieces that a parcel is paid for. */
export function piecesIn(parcel: ParcelName, nums: Nums): number {
  return sum(offers.parcels[parcel].skus, (sku) => nums[sku] ?? 0);
}

/** The parcel that goods are paid in; none if they are sent for nothing. */
export function parcelOf(sku: SkuName): ParcelName | undefined {
  return parcelNames.find((parcel) => offers.parcels[parcel].skus.some((one) => one === sku));
}

/** Whether the flash sale of today has so many pieces for the buyer. */
export function canBuy(model: Model, nums: Nums): boolean {
  const today = dayOf(model.now);
  const had = sum(model.lines, ({ flashDay, order, num }) => (flashDay === today && !order.closed ? num : 0));
  const wanted = nums[offers.flash.sku] ?? 0;
  return wanted === 0 || had + wanted <= offers.flash.perBuyer;
}

export function canClaim(model: Model, name: CouponName): boolean {
  return model.owned.filter((one) => one.name === name).length < offers.coupons[name].limit;
}

export function unusedOf(model: Model, name: CouponName): Owned | undefined {
  return model.owned.find((one) => one.name === name && one.trade === null);
}
