import type { Messages } from "../../runtime/messages/messages.ts";
import type { CouponState, CouponSummary } from "./couponSummary.ts";

/** The date line of a ticket: when a past coupon was used or expired, otherwise until when it is valid. */
export function validityOf(
  { until, usedOn, validity }: CouponSummary,
  state: CouponState,
  words: Messages["coupon"],
): string | undefined {
  if (state === "used") return usedOn && words.usedOn({ date: usedOn });
  if (!until) return validity;
  return state === "expired" ? words.endedOn({ date: until }) : words.until({ date: until });
}
