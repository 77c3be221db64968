import { formatPrice } from "../../format/price.ts";
import type { Locale } from "../../runtime/locale.ts";
import type { Messages } from "../../runtime/messages/messages.ts";
import type { CouponSummary } from "./couponSummary.ts";

/** Money without needless decimals: 5 is "$5", 12.5 is "$12.50", 1200 is "$1,200". */
export function shortMoney(amount: number, locale: Locale): string {
  return String(formatPrice(amount, locale)).replace(/\.00$/, "");
}

/** A coupon's value cut into the pieces that are set in different sizes. */
export interface ValueParts {
  /** "$" or empty. */
  readonly before: string;
  /** "5", "8.5". */
  readonly figure: string;
  /** "% off", "折" or empty. */
  readonly after: string;
}

/** Cuts a value around its figure: "8% off" is "8" and "% off". */
export function valueParts(value: string): ValueParts {
  const [, before = "", figure = "", after = ""] = /^(\D*)([\d.,]*)(.*)$/.exec(value) ?? [];
  return { before, figure, after };
}

/** The value of a coupon in words: "$5", "15% off", in Chinese "8.5折". A discount is never shown as an amount of money. */
export function couponValue(coupon: Pick<CouponSummary, "kind" | "value">, locale: Locale, messages: Messages): string {
  if (coupon.kind === "money") return shortMoney(coupon.value, locale);
  return messages.coupon.discount({
    tenths: String(coupon.value),
    percent: Math.round((10 - coupon.value) * 10),
  });
}
