import { exemptClass, standardClass } from "#server/modules/buying/tax/classes.ts";
import type { TaxSetting } from "#server/modules/buying/tax/setting.ts";
import { headingOf } from "./columns.ts";
import type { Findings } from "./findings.ts";
import type { Product } from "./readProducts.ts";

/** Notes classes without rates in a shop that has tax: a mistyped one would be taxed like all other goods. */
export function noteUnknownTaxClasses(
  products: readonly Product[],
  tax: Pick<TaxSetting, "rates"> | null,
  findings: Findings,
): void {
  if (!tax) return;
  for (const product of products) {
    const { taxClass } = product;
    if (taxClass === exemptClass || Object.hasOwn(tax.rates, taxClass)) continue;
    const known = [...Object.keys(tax.rates), exemptClass].sort().join(", ");
    findings.add(
      "changed",
      product,
      headingOf("taxClass"),
      `the class "${taxClass}" has no rates in site.json, so those of "${standardClass}" apply; there are ${known}.`,
    );
  }
}
