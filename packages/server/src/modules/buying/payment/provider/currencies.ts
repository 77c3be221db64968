/** What these providers take in a shop of mainland China. */
export const currencyOfAlipay = "CNY";
export const currencyOfWechat = "CNY";

/** Currencies whose amounts Stripe counts in whole units, and in thousandths (docs.stripe.com/currencies). */
const whole: ReadonlySet<string> = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandths: ReadonlySet<string> = new Set("BHD JOD KWD OMR TND".split(" "));

/** Cents as Stripe counts them; undefined if the currency has no such amount. */
export function toStripe(cents: number, currency: string): number | undefined {
  if (thousandths.has(currency)) return cents * 10;
  if (!whole.has(currency)) return cents;
  return cents % 100 === 0 ? cents / 100 : undefined;
}

/** An amount of Stripe in cents; with a fraction if it has more decimals than we count. */
export function fromStripe(amount: number, currency: string): number {
  if (thousandths.has(currency)) return amount / 10;
  return whole.has(currency) ? amount * 100 : amount;
}

/** Cents as text with two decimals, `12.50`. */
export function toYuan(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** A decimal text in cents; undefined if it is not an amount with at most two decimals. */
export function fromYuan(text: unknown): number | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(text));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined;
}
