import { numberFormat } from "../internal/numberFormat.ts";
import { codeOf, namedCurrency } from "../runtime/currency.ts";

/** A sum of money that cannot be misread: a whole number of the currency's smallest unit. */
export interface Money {
  /** Cents of a euro, fils of a Kuwaiti dinar, whole yen: 1299 is €12.99 or ¥1,299. Negative for deductions. */
  readonly minorUnits: number;
  /** ISO 4217 code. @default the currency of the page */
  readonly currency?: string | undefined;
}

/**
 * Money as components take it: {@link Money}, or units of the page's currency as JSON carries them, a number or a decimal text. Other
 * text is shown as it is.
 */
export type Amount = Money | number | string;

/** How many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD; 2 for a text that is no currency. */
export function decimalsOf(currency: string): number {
  const code = codeOf(currency);
  if (code === undefined) return 2;
  return numberFormat("en", { style: "currency", currency: code }).resolvedOptions().maximumFractionDigits ?? 2;
}

const DECIMAL_TEXT = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

/**
 * An amount as decimal text in units, digit by digit and never through binary arithmetic: `{ minorUnits: 1299 }` is "1299e-2",
 * 1.005 is "1.005". Undefined for anything that is no amount.
 */
export function decimalText(amount: unknown, currency: string): string | undefined {
  if (typeof amount === "number") return Number.isFinite(amount) ? String(amount) : undefined;
  if (typeof amount === "string") return DECIMAL_TEXT.test(amount) ? amount : undefined;
  if (!isMoney(amount)) return undefined;
  return `${amount.minorUnits}e-${decimalsOf(namedCurrency(amount.currency)?.code ?? currency)}`;
}

/** An amount in units, for comparing and for percentages; `NaN` for anything that is no amount. Never add these up. */
export function unitsOf(amount: unknown, currency: string): number {
  return Number(decimalText(amount, currency) ?? Number.NaN);
}

/** Whether the value is {@link Money}, with a whole number. */
export function isMoney(value: unknown): value is Money {
  return typeof value === "object" && value !== null && "minorUnits" in value && Number.isSafeInteger(value.minorUnits);
}
