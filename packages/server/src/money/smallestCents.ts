/** The smallest amount that a currency (ISO 4217; undefined for the usual one) can pay, in cents: 100 if it has no decimals. */
export function smallestCents(currency: string | undefined): number {
  if (currency === undefined) return 1;
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return maximumFractionDigits === 0 ? 100 : 1;
}
