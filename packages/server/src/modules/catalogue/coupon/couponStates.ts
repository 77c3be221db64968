import { momentOf, wallTime } from "#server/shopTime.ts";

const dayMs = 24 * 60 * 60_000;

/** The part of a coupon template that decides when it and the claimed coupons are valid. */
export interface CouponLife {
  rangeDayType: "FIXEDTIME" | "DYNAMICTIME";
  effectiveDays: number | null;
  startAt: Date | null;
  endAt: Date | null;
}

/** Whether a coupon can be claimed now: between its dates, or always if its days are 1 to 365 (rules 9). */
export function isClaimable({ rangeDayType, effectiveDays, startAt, endAt }: CouponLife, now: number): boolean {
  if (rangeDayType === "DYNAMICTIME") return effectiveDays !== null && effectiveDays >= 1 && effectiveDays <= 365;
  return startAt !== null && endAt !== null && startAt.getTime() <= now && now < endAt.getTime();
}

/**
 * When a claimed coupon starts and ends: with its template, or at the end of the last of its days, where today is the
 * first.
 */
export function ownedLife({ rangeDayType, effectiveDays, startAt, endAt }: CouponLife, now: number, zone: string) {
  if (rangeDayType === "FIXEDTIME" && startAt && endAt) return { startAt, endAt };
  const last = wallTime(now + ((effectiveDays ?? 1) - 1) * dayMs, zone);
  return { startAt: new Date(now), endAt: new Date(momentOf(last.day, 24, zone)) };
}
