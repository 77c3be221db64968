import type { Amounts } from "./amounts.ts";
import { type TaxRules, taxPerLine } from "./tax.ts";

/** A line of an order with its amounts, whatever tax they have, and the rate of its tax. */
export interface RatedLine<Line extends Amounts> {
  amounts: Line;
  rate: number;
}

/**
 * The lines of one order with their tax. A line's freight has its rate. Tax that is added raises what is paid; included tax
 * leaves it.
 */
export function taxed<Line extends Amounts>(lines: readonly RatedLine<Line>[], rules: TaxRules): Line[] {
  const before = lines.map(({ amounts, rate }) => ({ cents: amounts.flowCents - amounts.taxAddedCents, rate }));
  const taxes = taxPerLine(before, rules);
  return lines.map(({ amounts }, at) => {
    const taxCents = taxes[at] ?? 0;
    const taxAddedCents = rules.mode === "added" ? taxCents : 0;
    return { ...amounts, taxCents, taxAddedCents, flowCents: (before[at]?.cents ?? 0) + taxAddedCents };
  });
}
