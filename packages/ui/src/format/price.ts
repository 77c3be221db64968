import { numberFormat } from "../internal/numberFormat.ts";
import { codeOf, type Currency, currencyOf, namedCurrency } from "../runtime/currency.ts";
import type { Locale } from "../runtime/locale.ts";
import { decimalText, isMoney } from "./money.ts";

/** A piece of a price. `symbol` holds the sign too if both stand together, `decimals` the point. */
export interface PricePart {
  readonly type: "symbol" | "integer" | "decimals" | "space";
  readonly text: string;
}

/** How a price is written. */
export interface PriceOptions {
  /** Leaves out decimals that are all zero: "$5". @default false */
  readonly short?: boolean | undefined;
}

const types: Partial<Record<Intl.NumberFormatPartTypes, PricePart["type"]>> = {
  plusSign: "symbol",
  minusSign: "symbol",
  currency: "symbol",
  integer: "integer",
  group: "integer",
  decimal: "decimals",
  fraction: "decimals",
};

/**
 * Splits an amount into parts with different text sizes, in the order in which the locale writes them: "-$" "1,234"
 * ".50", "1.234" ",50" " " "€". It rounds half away from zero to the decimals of the currency. Undefined for anything that is not an
 * amount. A currency that doesn't exist stands behind the number as it was given: "12.00 EURO".
 */
export function priceParts(
  value: unknown,
  locale: Locale,
  currency: Currency = currencyOf(locale),
  { short = false }: PriceOptions = {},
): readonly PricePart[] | undefined {
  const { code, symbol } = currencyFor(value, namedCurrency(currency) ?? currencyOf(locale));
  const decimal = decimalText(value, code);
  if (decimal === undefined) return undefined;
  const known = codeOf(code);
  const format = numberFormat(locale, {
    ...(known === undefined
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: "currency", currency: known }),
    // No sign before a zero that was rounded.
    signDisplay: "negative",
    ...(short && { trailingZeroDisplay: "stripIfInteger" as const }),
  });
  const parts: PricePart[] = [];
  // A text, so that no digit is lost: a number would be rounded to what a computer can hold.
  for (const { type, value: written } of format.formatToParts(decimal as `${number}`)) {
    const part = { type: types[type] ?? "space", text: type === "currency" ? (symbol ?? written) : written };
    const last = parts.at(-1);
    if (last?.type === part.type) parts[parts.length - 1] = { ...part, text: last.text + part.text };
    else parts.push(part);
  }
  const sign = symbol ?? code.trim();
  if (known === undefined && sign) parts.push({ type: "space", text: "\u00a0" }, { type: "symbol", text: sign });
  return parts;
}

/**
 * Writes an amount as the locale does: `$1,234.50`, `1.234,50 €`. Anything that is no amount is returned unchanged. The currency
 * is the page's (`useCurrency`) or, if left out, the usual one of the language.
 */
export function formatPrice<Value>(
  value: Value,
  locale: Locale,
  currency?: Currency,
  options?: PriceOptions,
): string | Value {
  const parts = priceParts(value, locale, currency, options);
  return parts ? parts.map(({ text }) => text).join("") : value;
}

/** Money can be in a currency of its own, whose sign is then the locale's. */
function currencyFor(value: unknown, currency: Currency): Currency {
  const own = isMoney(value) ? namedCurrency(value.currency) : undefined;
  return own === undefined || own.code === currency.code ? currency : { code: own.code };
}
