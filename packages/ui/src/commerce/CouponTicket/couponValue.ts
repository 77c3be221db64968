import { type Amount, unitsOf } from "../../format/money.ts";
import { formatPrice, priceParts } from "../../format/price.ts";
import { textOf } from "../../internal/given.ts";
import type { Currency, Locale, Messages } from "../../runtime/index.ts";
import type { CouponSummary } from "./couponSummary.ts";

/** How a page writes values. */
export interface CouponLanguage {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly messages: Messages;
}

/** Money without needless decimals: 5 is "$5", 12.5 is "$12.50", 1200 is "$1,200". */
export function shortMoney(amount: Amount, locale: Locale, currency?: Currency): string {
  return textOf(formatPrice(amount, locale, currency, { short: true }));
}

/** A coupon's value, split into parts with different text sizes. */
export interface ValueParts {
  /** "$" or empty. */
  readonly before: string;
  /** "5", "8.5". */
  readonly figure: string;
  /** "% off", "折", " €" or empty. */
  readonly after: string;
}

/**
 * The value of a coupon around its figure: "$" and "5", "15" and "% off", in Chinese "8.5" and "折". A discount is never shown as an
 * amount of money.
 */
export function couponParts(
  { kind, value }: Pick<CouponSummary, "kind" | "value">,
  { locale, currency, messages }: CouponLanguage,
): ValueParts {
  if (kind === "discount") {
    const tenths = unitsOf(value, currency.code);
    return cut(messages.coupon.discount({ tenths: String(value), percent: Math.round((10 - tenths) * 10) }));
  }
  const parts = priceParts(value, locale, currency, { short: true });
  if (!parts) return { before: "", figure: textOf(value), after: "" };
  const isFigure = parts.map(({ type }) => type === "integer" || type === "decimals");
  const [from, to] = [isFigure.indexOf(true), isFigure.lastIndexOf(true) + 1];
  const text = (start: number, end?: number) =>
    parts
      .slice(start, end)
      .map((part) => part.text)
      .join("");
  return { before: text(0, from), figure: text(from, to), after: text(to) };
}

/** Cuts words around their figure: "8% off" is "8" and "% off". */
function cut(words: string): ValueParts {
  const [, before = "", figure = "", after = ""] = /^(\P{Nd}*)([\p{Nd}.,٫]*)(.*)$/u.exec(words) ?? [];
  return { before, figure, after };
}

/** The value of a coupon in words: "$5", "15% off", in Chinese "8.5折". */
export function couponValue(coupon: Pick<CouponSummary, "kind" | "value">, language: CouponLanguage): string {
  const { before, figure, after } = couponParts(coupon, language);
  return before + figure + after;
}
