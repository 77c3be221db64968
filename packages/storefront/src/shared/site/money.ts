import { formatPrice as write } from "@sundry/ui/format/price";
import type { Currency } from "@sundry/ui/runtime";
import type { Locale } from "../i18n/locales.ts";
import { shopConfig } from "./config.ts";
import type { ShopConfig } from "./configEntries.ts";

/** The currency of the settings; undefined leaves its sign to the language. Yuan have the full-width sign in every language. */
export function currencyOf({ currency }: Pick<ShopConfig, "currency">): Currency | undefined {
  if (currency === "") return undefined;
  return currency === "CNY" ? { code: currency, symbol: "￥" } : { code: currency };
}

let known: { of: string; currency: Currency | undefined } | undefined;

/** The currency of all prices of this shop; the same object every time. */
export function shopCurrency(): Currency | undefined {
  if (known?.of !== shopConfig.currency) known = { of: shopConfig.currency, currency: currencyOf(shopConfig) };
  return known.currency;
}

/** Writes an amount (in units, not cents) in the shop's currency. Anything but a number is returned unchanged. */
export function formatPrice<Value>(value: Value, locale: Locale): string | Value {
  return write(value, locale, shopCurrency());
}
