import type { Messages } from "../../runtime/messages/messages.ts";
import type { CouponState, CouponSummary } from "./couponSummary.ts";

/** What a ticket says about time: when a spent coupon was used or ended, else until when it can be used. */
export function validityOf(
  { until, usedOn, validity }: CouponSummary,
  state: CouponState,
  words: Messages["coupon"],
): string | undefined {
  if (state === "used") return usedOn && words.usedOn({ date: usedOn });
  if (!until) return validity;
  return state === "expired" ? words.endedOn({ date: until }) : words.until({ date: until });
}
