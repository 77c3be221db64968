import { languageOf, type Locale } from "./locale.ts";

/** Which currency prices are in. */
export interface Currency {
  /** ISO 4217 code, such as "EUR". It decides how many decimals there are. */
  readonly code: string;
  /** Sign to write instead of the locale's own, such as "￥". */
  readonly symbol?: string | undefined;
}

/**
 * A currency's code as ISO 4217 writes it, "EUR" of " eur". Undefined for a text that can't be one, such as "" and "EURO": no other
 * currency is put in its place, since that would be another price.
 */
export function codeOf(currency: unknown): string | undefined {
  const code = typeof currency === "string" ? currency.trim().toUpperCase() : "";
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/**
 * A currency as a site gives it: a code, or a code with a sign. Undefined if it names none: `null`, `{}`, or a code that is no text, which
 * a site without types may have read from somewhere.
 */
export function namedCurrency(given: unknown): Currency | undefined {
  const { code, symbol } = (typeof given === "string" ? { code: given } : Object(given)) as Record<string, unknown>;
  if (typeof code !== "string") return undefined;
  return { code: codeOf(code) ?? code, symbol: typeof symbol === "string" ? symbol : undefined };
}

/** The currency of a page that names none: yuan with a full-width sign in Chinese, otherwise US dollars. */
export function currencyOf(locale: Locale): Currency {
  return languageOf(locale) === "zh" ? { code: "CNY", symbol: "￥" } : { code: "USD" };
}
