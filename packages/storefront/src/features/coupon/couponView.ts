import type { Coupon, MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { CouponState } from "@sundry/ui/commerce/CouponTicket";
import type { ShopTime } from "../../shared/i18n/shopTime.ts";

/** A merchant's words for what a coupon applies to. They are a name on the ticket, so a full stop at their end goes. */
export function scopeName(description: string | null | undefined): string {
  return (description ?? "").trim().replace(/(?<![.。])[.。]$/u, "");
}

/** How many of a coupon the buyer has claimed, and how many of those are unused. */
export interface OwnedCount {
  readonly claimed: number;
  readonly unused: number;
}

/** Counts the buyer's coupons by the coupon on offer they come from. */
export function ownedCounts(owned: readonly MemberCoupon[]): ReadonlyMap<string, OwnedCount> {
  const counts = new Map<string, OwnedCount>();
  for (const { couponId, memberCouponStatus } of owned) {
    const { claimed, unused } = counts.get(couponId) ?? { claimed: 0, unused: 0 };
    counts.set(couponId, { claimed: claimed + 1, unused: unused + (memberCouponStatus === "NEW" ? 1 : 0) });
  }
  return counts;
}

/**
 * The state of an offered coupon for the buyer (GD-06): `claimed` while they have an unused one, `used` once they have
 * used the maximum.
 */
export function couponState(coupon: Coupon, owned: OwnedCount | undefined): CouponState {
  const { claimed, unused } = owned ?? { claimed: 0, unused: 0 };
  if (unused > 0) return "claimed";
  if (coupon.couponLimitNum && claimed >= coupon.couponLimitNum) return "used";
  return coupon.publishNum && (coupon.receivedNum ?? 0) >= coupon.publishNum ? "soldOut" : "open";
}

/**
 * Percentage of the issued coupons that have been claimed. 100 only if none are left; undefined for a coupon without a
 * limit.
 */
export function claimedPercent({ publishNum, receivedNum }: Coupon): number | undefined {
  return publishNum ? Math.min(100, Math.floor(((receivedNum ?? 0) / publishNum) * 100)) : undefined;
}

/** When a coupon can no longer be claimed, in epoch ms; infinite for one whose validity starts with the claim. */
export function endOf(
  { rangeDayType, endTime }: Pick<Coupon, "rangeDayType" | "endTime">,
  read: ShopTime["read"],
): number {
  if (rangeDayType === "DYNAMICTIME") return Number.POSITIVE_INFINITY;
  const end = read(endTime);
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end;
}

/** Coupons that have not ended, those ending first at the start. */
export function activeCoupons(coupons: readonly Coupon[], now: number, read: ShopTime["read"]): readonly Coupon[] {
  const end = (coupon: Coupon) => endOf(coupon, read);
  return coupons
    .filter((coupon) => end(coupon) > now)
    .toSorted((one, other) => (end(one) === end(other) ? 0 : end(one) - end(other)));
}
