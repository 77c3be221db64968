import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { CouponState, CouponSummary } from "@sundry/ui/commerce/CouponTicket";
import { platformId } from "../../../shared/coupon/couponUse.ts";
import type { ShopTime } from "../../../shared/i18n/shopTime.ts";

/** An unused coupon that ends within this time is flagged, in ms: 48 hours. */
const SOON = 48 * 60 * 60_000;

/** Texts that the page formats for a ticket, and the shop's time. */
export interface TicketWords extends Pick<ShopTime, "read" | "day" | "until"> {
  /** What the coupon applies to, such as "Platform: all goods". */
  scope: (coupon: MemberCoupon) => string;
}

/** The state of an owned coupon. One that has just ended is expired, even if the server said otherwise. */
export function ticketState(
  { memberCouponStatus, endTime }: MemberCoupon,
  now: number,
  read: ShopTime["read"],
): CouponState {
  if (memberCouponStatus === "USED") return "used";
  if (memberCouponStatus !== "NEW") return "expired";
  return read(endTime) <= now ? "expired" : "claimed";
}

/** When a ticket changes automatically, in epoch ms: it is flagged, then it ends. A used one never changes. */
export function changesOf({ memberCouponStatus, endTime }: MemberCoupon, read: ShopTime["read"]): number[] {
  if (memberCouponStatus !== "NEW") return [];
  const end = read(endTime);
  return [end - SOON, end];
}

/** An owned coupon in the form of its ticket; `now` in epoch ms (MC-07, product 25). */
export function ticketOf(coupon: MemberCoupon, now: number, words: TicketWords): CouponSummary {
  const discount = coupon.couponType === "DISCOUNT";
  const end = words.read(coupon.endTime);
  const usedOn = words.day(coupon.consumptionTime);
  return {
    id: coupon.id,
    kind: discount ? "discount" : "money",
    value: (discount ? coupon.discount : coupon.price) ?? 0,
    threshold: coupon.consumeThreshold ?? 0,
    scope: words.scope(coupon),
    issuer: coupon.storeId === platformId ? "platform" : "store",
    until: words.until(coupon.endTime) || undefined,
    endsSoon: end > now && end - now <= SOON,
    ...(usedOn && { usedOn }),
  };
}
