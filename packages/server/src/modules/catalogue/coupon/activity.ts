import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { activitiesFor, type CouponActivityRow, takePeriod, templatesOf } from "./activityQueries.ts";
import { isClaimable } from "./couponStates.ts";
import { grantCoupon, viewed } from "./service.ts";
import { countTaken, ownedByIds } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Gives a buyer the coupons of running activities for this period and returns them. Another call, even at the same
 * time, gives nothing more until the next period. A coupon that is used up, or that the buyer already has as often as
 * allowed, is left out. Rules 9, HM-13.
 */
export async function grantByActivity(
  tx: Tx,
  services: Services,
  memberId: string,
  lang: Lang,
): Promise<MemberCoupon[]> {
  const grantedAt = new Date(services.clock.now());
  const granted: string[] = [];
  for (const activity of await activitiesFor(tx, memberId, grantedAt)) {
    const period = periodOf(activity.period, services.clock.now(), services.config.shopZone);
    // Concurrent calls for the same buyer wait for this row until this transaction has ended.
    if (!(await takePeriod(tx, { activityId: activity.id, memberId, period, grantedAt }))) continue;
    granted.push(...(await grantAll(tx, services, memberId, activity.couponIds)));
  }
  return viewed(await ownedByIds(tx, granted), services, lang);
}

async function grantAll(tx: Tx, services: Services, memberId: string, couponIds: readonly string[]): Promise<string[]> {
  const granted: string[] = [];
  for (const template of await templatesOf(tx, couponIds)) {
    if (!isClaimable(template, services.clock.now())) continue;
    const { limitNum } = template;
    if (limitNum > 0 && (await countTaken(tx, memberId, template.id)) >= limitNum) continue;
    const made = await grantCoupon(tx, services, memberId, template);
    if (typeof made === "string") granted.push(made);
  }
  return granted;
}

/** Name of the period of a time, in the shop's zone; weeks are named by their Monday. */
function periodOf(period: CouponActivityRow["period"], now: number, zone: string): string {
  const { day, weekday } = wallTime(now, zone);
  switch (period) {
    case "ONCE":
      return "once";
    case "DAY":
      return day;
    case "WEEK":
      return new Date(Date.parse(`${day}T00:00:00Z`) - ((weekday + 6) % 7) * dayMs).toISOString().slice(0, 10);
    case "MONTH":
      return day.slice(0, 7);
  }
}
