import type { Tax } from "@sundry/api/contract/entities/tax";
import type { OrderTax } from "#server/db/schema/order.ts";
import { type Lang, inLanguage } from "#server/locales.ts";
import { toWire } from "#server/money/cents.ts";
import { taxByRate, type TaxShare } from "#server/money/tax.ts";

/** The tax of lines in the contract's form. */
export function taxView({ label, mode, number, seller }: OrderTax, shares: readonly TaxShare[], lang: Lang): Tax {
  return {
    name: inLanguage(lang, label),
    included: mode === "included",
    taxPrice: toWire(shares.reduce((sum, { taxCents }) => sum + taxCents, 0)),
    rates: taxByRate(shares).map(({ rate, grossCents, taxCents }) => ({
      rate: percentOf(rate),
      netPrice: toWire(grossCents - taxCents),
      taxPrice: toWire(taxCents),
    })),
    shopNumber: number,
    ...(seller && { seller: [...seller] }),
  };
}

/** An order line, as far as its tax is concerned. */
interface TaxedItem {
  taxRate: number | null;
  flowCents: number;
  taxCents: number;
}

/** What each line of an order has of its rate; nothing of a line without tax. */
export function taxShares(items: readonly TaxedItem[]): TaxShare[] {
  return items.flatMap(({ taxRate, flowCents, taxCents }) =>
    taxRate === null ? [] : [{ rate: taxRate, grossCents: flowCents, taxCents }],
  );
}

/** A rate in percent: 1900 is 19. */
export function percentOf(rate: number): number {
  return rate / 100;
}
