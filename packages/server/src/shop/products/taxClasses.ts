import { exemptClass, standardClass } from "#server/modules/buying/tax/classes.ts";
import { otherCountries, type TaxSetting } from "#server/modules/buying/tax/setting.ts";
import { headingOf } from "./columns.ts";
import type { Findings, Place } from "./findings.ts";

type Rates = Pick<TaxSetting, "rates" | "country">;

const rate = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*%$/;

/** Whether a cell names a rate such as 19% instead of a class. */
export function isRate(text: string): boolean {
  return rate.test(text);
}

/**
 * The products with classes that the shop has: for a rate, the class that has it in the shop's country. Others are noted, as a
 * mistyped class would be taxed like all other goods.
 */
export function withTaxClasses<P extends Place & { handle: string; taxClass: string }>(
  products: readonly P[],
  tax: Rates | null,
  findings: Findings,
): P[] {
  return products.map((product) => {
    const { taxClass } = product;
    const note = (why: string) => findings.add("changed", product, headingOf("taxClass"), why);
    if (isRate(taxClass)) {
      const found = classOfRate(taxClass, tax);
      if (found === undefined)
        note(`the shop has no class with the rate ${taxClass}, so "${standardClass}" was taken.`);
      return { ...product, taxClass: found ?? standardClass };
    }
    if (tax && taxClass !== exemptClass && !Object.hasOwn(tax.rates, taxClass)) {
      const known = [...Object.keys(tax.rates), exemptClass].sort().join(", ");
      note(
        `the class "${taxClass}" has no rates in site.json, so those of "${standardClass}" apply; there are ${known}.`,
      );
    }
    return product;
  });
}

/** The usual class, if it is that of several. */
function classOfRate(text: string, tax: Rates | null): string | undefined {
  const hundredths = Math.round(Number(rate.exec(text)?.[1]?.replace(",", ".")) * 100);
  if (hundredths === 0) return exemptClass;
  const classes = Object.entries(tax?.rates ?? {}).filter(
    ([, byCountry]) => (byCountry[tax?.country ?? ""] ?? byCountry[otherCountries]) === hundredths,
  );
  return (classes.find(([name]) => name === standardClass) ?? classes[0])?.[0];
}
