import { eq, sql } from "drizzle-orm";
import { reading } from "#server/db/reading.ts";
import { settings } from "#server/db/schema/content.ts";
import type { OrderTax } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { smallestCents } from "#server/money/smallestCents.ts";
import { exemptClass, standardClass } from "./classes.ts";

/** The shop's tax, as `site.json` sets it. A shop without it has none. */
export interface TaxSetting extends Pick<OrderTax, "mode" | "rounding" | "label" | "number" | "seller"> {
  /** The country that counts for goods that are picked up, and before there is an address: the id of its region. */
  country: string;
  /** Rates in hundredths of a percent, by class of goods, then by country; `*` is for all others. */
  rates: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Name of the setting with {@link TaxSetting}. */
export const taxSetting = "tax";

/** Countries without a rate of their own. */
export const otherCountries = "*";

/** The shop's tax; nothing without one. */
export const taxReading = reading(
  { value: settings.value },
  sql`from ${settings} where ${eq(settings.name, taxSetting)}`,
);

/** The shop's tax; null without one. */
export async function shopTax(tx: Tx): Promise<TaxSetting | null> {
  return taxFrom(await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, taxSetting)));
}

/** What {@link taxReading} has read. */
export function taxFrom([row]: readonly { value: unknown }[]): TaxSetting | null {
  return row ? (row.value as TaxSetting) : null;
}

/**
 * The rate of goods that are delivered to a country, in hundredths of a percent: that of their class, otherwise the usual one
 * there. 0 where the shop names none.
 */
export function rateFor({ rates }: TaxSetting, taxClass: string, country: string): number {
  if (taxClass === exemptClass) return 0;
  const [own, usual] = [rates[taxClass], rates[standardClass]];
  return own?.[country] ?? usual?.[country] ?? own?.[otherCountries] ?? usual?.[otherCountries] ?? 0;
}

/** What an order keeps of the shop's tax. */
export function orderTaxOf(
  { mode, rounding, label, number, seller }: TaxSetting,
  currency: string | undefined,
): OrderTax {
  return { mode, rounding, label, number, ...(seller && { seller }), unitCents: smallestCents(currency) };
}
