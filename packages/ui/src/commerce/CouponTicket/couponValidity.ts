import { textOf } from "../../internal/given.ts";
import type { Messages } from "../../runtime/messages/messages.ts";
import type { CouponState, CouponSummary } from "./couponSummary.ts";

/** A date stays on one line; the time of day, or the name of its time zone, may go to the next. */
const whole = (date: string) => textOf(date).replaceAll(/ (?!\(|\d{1,2}:)/g, "\u00a0");

/** The date line of a ticket: when a past coupon was used or expired, otherwise until when it is valid. */
export function validityOf(
  { until, usedOn, validity }: CouponSummary,
  state: CouponState,
  words: Messages["coupon"],
): string | undefined {
  if (state === "used") return usedOn && words.usedOn({ date: whole(usedOn) });
  if (!until) return validity;
  return state === "expired" ? words.endedOn({ date: whole(until) }) : words.until({ date: whole(until) });
}
