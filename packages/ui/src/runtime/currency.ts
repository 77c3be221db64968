import { languageOf, type Locale } from "./locale.ts";

/** Which currency prices are in. */
export interface Currency {
  /** ISO 4217 code, such as "EUR". It decides how many decimals there are. */
  readonly code: string;
  /** Sign to write instead of the locale's own, such as "￥". */
  readonly symbol?: string | undefined;
}

/** The currency of a page that names none: yuan with a full-width sign in Chinese, otherwise US dollars. */
export function currencyOf(locale: Locale): Currency {
  return languageOf(locale) === "zh" ? { code: "CNY", symbol: "￥" } : { code: "USD" };
}
