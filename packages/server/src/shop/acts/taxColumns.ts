import { toWire } from "#server/money/cents.ts";
import type { TaxShare } from "#server/money/tax.ts";
import { percentOf } from "#server/modules/buying/tax/taxView.ts";

/** Headings of two columns for each rate: the amount with its tax, and the tax in it. */
export function taxHeads(rates: readonly number[]): string[] {
  return rates.flatMap((rate) => [`Taxed at ${percentOf(rate)}%`, `Tax at ${percentOf(rate)}%`]);
}

/** The cells below {@link taxHeads}. */
export function taxCells(shares: readonly TaxShare[], rates: readonly number[]): string[] {
  return rates.flatMap((rate) => {
    const own = shares.find((share) => share.rate === rate);
    return [own?.grossCents ?? 0, own?.taxCents ?? 0].map((cents) => toWire(cents).toFixed(2));
  });
}
