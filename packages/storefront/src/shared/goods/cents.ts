import type { Price } from "@sundry/api/contract/scalars";
import { unitsOf } from "@sundry/ui/format/money";

/**
 * A price as a number to compare and calculate with; `NaN` for one that is no number, such as "on request", so that no sum or
 * comparison with it holds.
 */
export function amountOf(price: Price): number {
  return unitsOf(price, "USD");
}

/** Whole cents of an amount with two decimals, for sums without rounding errors (EN-02); `NaN` as for {@link amountOf}. */
export function toCents(amount: Price): number {
  return Math.round(amountOf(amount) * 100);
}

/** A price with the other sign, for reductions. One that is no number stays as it is. */
export function negative(price: Price): Price {
  const amount = amountOf(price);
  if (Number.isNaN(amount)) return price;
  return amount === 0 ? 0 : -amount;
}
