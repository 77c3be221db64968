import type { Coupon, MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { CouponState } from "@sundry/ui/commerce/CouponTicket";
import { readShopTime } from "../../shared/i18n/shopTime.ts";

/** Store id of the marketplace itself. */
export const platformId = "0";

/** How many of a coupon the buyer has: ever taken, and still to be used. */
export interface OwnedCount {
  readonly taken: number;
  readonly unused: number;
}

/** The buyer's coupons counted by the coupon on offer they came from. */
export function ownedCounts(owned: readonly MemberCoupon[]): ReadonlyMap<string, OwnedCount> {
  const counts = new Map<string, OwnedCount>();
  for (const { couponId, memberCouponStatus } of owned) {
    const { taken, unused } = counts.get(couponId) ?? { taken: 0, unused: 0 };
    counts.set(couponId, { taken: taken + 1, unused: unused + (memberCouponStatus === "NEW" ? 1 : 0) });
  }
  return counts;
}

/**
 * Where a coupon on offer stands for the buyer (GD-06): claimed while he holds an unused one, used when he has had all he
 * may take, gone when none is left for anybody.
 */
export function couponState(coupon: Coupon, owned: OwnedCount | undefined): CouponState {
  const { taken, unused } = owned ?? { taken: 0, unused: 0 };
  if (unused > 0) return "claimed";
  if (coupon.couponLimitNum && taken >= coupon.couponLimitNum) return "used";
  return coupon.publishNum && (coupon.receivedNum ?? 0) >= coupon.publishNum ? "soldOut" : "open";
}

/** Share of the issued coupons that is taken, 0 to 100, which it reaches with the last one; nothing for one without a limit. */
export function claimedPercent({ publishNum, receivedNum }: Coupon): number | undefined {
  return publishNum ? Math.min(100, Math.floor(((receivedNum ?? 0) / publishNum) * 100)) : undefined;
}

/** When a coupon is no longer given out, in epoch milliseconds; never for one that counts from the day it is taken. */
export function endOf({ rangeDayType, endTime }: Pick<Coupon, "rangeDayType" | "endTime">): number {
  if (rangeDayType === "DYNAMICTIME") return Number.POSITIVE_INFINITY;
  const end = readShopTime(endTime);
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end;
}

/** Coupons that still run, those that end first in front; equal ends keep their order. */
export function running(coupons: readonly Coupon[], now: number): readonly Coupon[] {
  return coupons
    .filter((coupon) => endOf(coupon) > now)
    .toSorted((one, other) => (endOf(one) === endOf(other) ? 0 : endOf(one) - endOf(other)));
}

/** Where a coupon is used: its store, its category, or all goods (decisions 26). */
export function usedAt({ storeId, scopeType, scopeId }: Pick<Coupon, "storeId" | "scopeType" | "scopeId">): string {
  if (storeId !== platformId) return `/merchant?${new URLSearchParams({ id: storeId })}`;
  if (scopeType === "PORTION_GOODS_CATEGORY" && scopeId)
    return `/goodsList?${new URLSearchParams({ categoryId: scopeId })}`;
  return "/goodsList";
}
