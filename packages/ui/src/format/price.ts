import { groupThousands } from "../internal/groupThousands.ts";
import type { Locale } from "../runtime/locale.ts";

/** Currency sign by language. The number itself is never converted. */
export const currencySymbols = { en: "$", zh: "￥" } as const satisfies Record<Locale, string>;

/** A price cut into the pieces that are set in different sizes. */
export interface PriceParts {
  /** "-" or empty. */
  readonly sign: string;
  /** "$" or "￥". */
  readonly symbol: string;
  /** Whole part with commas: "1,284". */
  readonly integer: string;
  /** Two digits: "60". */
  readonly decimals: string;
}

interface Decimal {
  readonly negative: boolean;
  /** Digits before the point, without leading zeros. */
  readonly whole: string;
  readonly fraction: string;
}

const DECIMAL_TEXT = /^\s*([+-]?)(\d*)\.?(\d*)\s*$/;

/** Reads a finite number or a decimal string digit by digit, never through binary arithmetic. */
function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? readNumber(value) : undefined;
  if (typeof value !== "string") return undefined;
  const [, sign = "", whole = "", fraction = ""] = DECIMAL_TEXT.exec(value) ?? [];
  if (whole === "" && fraction === "") return undefined;
  return { negative: sign === "-", whole: whole.replace(/^0+/, ""), fraction };
}

/** A number's own shortest digits: 1.005 is "1.005", 1e21 is a one and twenty-one zeros. */
function readNumber(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(Math.abs(value)).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const shift = Number(exponent);
  const digits = shift >= 0 ? whole + fraction.padEnd(shift, "0") : whole.padStart(1 - shift, "0") + fraction;
  const point = shift >= 0 ? whole.length + shift : Math.max(whole.length, 1 - shift) + shift;
  return { negative: value < 0, whole: digits.slice(0, point).replace(/^0+/, ""), fraction: digits.slice(point) };
}

/** Rounds half up (away from zero) to whole cents; BigInt keeps every digit. */
function toCents({ whole, fraction }: Decimal): bigint {
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, "0"));
  return (fraction[2] ?? "0") >= "5" ? cents + 1n : cents;
}

/**
 * Splits an amount (in units, not cents) into sign, symbol, whole part and two decimals. Returns undefined for anything but a
 * number or a decimal text.
 */
export function priceParts(value: unknown, locale: Locale): PriceParts | undefined {
  const decimal = readDecimal(value);
  if (!decimal) return undefined;
  const cents = toCents(decimal);
  const digits = String(cents).padStart(3, "0");
  return {
    sign: decimal.negative && cents > 0n ? "-" : "",
    symbol: currencySymbols[locale],
    integer: groupThousands(digits.slice(0, -2)),
    decimals: digits.slice(-2),
  };
}

/**
 * Formats an amount (in units, not cents) with symbol, commas and two decimals: `$1,234.50`, `-￥0.10`. Anything but a number
 * is returned unchanged.
 */
export function formatPrice<Value>(value: Value, locale: Locale): string | Value {
  const parts = priceParts(value, locale);
  return parts ? `${parts.sign}${parts.symbol}${parts.integer}.${parts.decimals}` : value;
}
