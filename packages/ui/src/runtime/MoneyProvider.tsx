"use client";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { warn } from "../internal/warn.ts";
import { codeOf, type Currency, currencyOf, namedCurrency } from "./currency.ts";
import { useLocale } from "./MessagesProvider.tsx";

const CurrencyContext = createContext<Currency | null>(null);

/** Props of {@link MoneyProvider}. */
export interface MoneyProviderProps {
  /**
   * ISO 4217 code of the currency that prices are in, such as "EUR", or the code with a sign of your own. The language decides only
   * how prices are written. A text that is no currency, such as "EURO", stands behind the number as it is, with a warning on the
   * console. @default US dollars; in Chinese yuan
   */
  currency?: string | Currency | undefined;
  children?: ReactNode;
}

/** Provides the currency of all prices, whatever the language is. */
export function MoneyProvider({ currency, children }: MoneyProviderProps) {
  const { code, symbol } = namedCurrency(currency) ?? {};
  const value = useMemo(() => (code === undefined ? null : { code, symbol }), [code, symbol]);
  useEffect(() => {
    if (code !== undefined && codeOf(code) === undefined) warn(`the currency "${code}" is no code such as "EUR"`);
  }, [code]);
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

/** The currency of prices: the provider's or, without one, the usual one of the language. */
export function useCurrency(): Currency {
  const currency = useContext(CurrencyContext);
  const locale = useLocale();
  return currency ?? currencyOf(locale);
}
