import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { CouponState, CouponSummary } from "@sundry/ui/commerce/CouponTicket";
import { platformId } from "../couponView.ts";
import { readShopTime } from "../../../shared/i18n/shopTime.ts";

/** An unused coupon that ends within this time is flagged, in ms: 48 hours. */
const SOON = 48 * 60 * 60_000;

/** Texts that the page formats for a ticket. */
export interface TicketWords {
  /** What the coupon applies to, such as "Platform: all goods". */
  scope: (coupon: MemberCoupon) => string;
  /** A time from the server as a date. */
  day: (text: string | null | undefined) => string;
}

/** The state of an owned coupon. One that has just ended is expired, even if the server said otherwise. */
export function ticketState({ memberCouponStatus, endTime }: MemberCoupon, now: number): CouponState {
  if (memberCouponStatus === "USED") return "used";
  if (memberCouponStatus !== "NEW") return "expired";
  return readShopTime(endTime) <= now ? "expired" : "claimed";
}

/** When a ticket changes by itself, in epoch ms: it is flagged, then it ends. A used one never changes. */
export function changesOf({ memberCouponStatus, endTime }: MemberCoupon): number[] {
  if (memberCouponStatus !== "NEW") return [];
  const end = readShopTime(endTime);
  return [end - SOON, end];
}

/** An owned coupon as its ticket shows it; `now` in epoch ms (MC-07, product 25). */
export function ticketOf(coupon: MemberCoupon, now: number, words: TicketWords): CouponSummary {
  const discount = coupon.couponType === "DISCOUNT";
  const end = readShopTime(coupon.endTime);
  const usedOn = words.day(coupon.consumptionTime);
  return {
    id: coupon.id,
    kind: discount ? "discount" : "money",
    value: (discount ? coupon.discount : coupon.price) ?? 0,
    threshold: coupon.consumeThreshold ?? 0,
    scope: words.scope(coupon),
    issuer: coupon.storeId === platformId ? "platform" : "store",
    until: words.day(lastMoment(coupon.endTime)) || undefined,
    endsSoon: end > now && end - now <= SOON,
    ...(usedOn && { usedOn }),
  };
}

/** A coupon that ends at midnight was last valid on the day before. */
function lastMoment(endTime: string | null | undefined): string | null | undefined {
  if (!endTime?.endsWith(" 00:00:00")) return endTime;
  const day = new Date(Date.parse(`${endTime.slice(0, 10)}T00:00:00Z`) - 86_400_000);
  return Number.isNaN(day.getTime()) ? endTime : day.toISOString().slice(0, 10);
}
