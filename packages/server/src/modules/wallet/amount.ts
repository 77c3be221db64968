import { toWire } from "#server/money/cents.ts";

/** Recharges and withdrawals stay below this; in units of the currency (product 23). */
const below = 9999;

/** Cents of an amount that may be recharged or paid out: above 0, below 9999, two decimals at most. Null for any other (VA-02). */
export function movableCents(amount: number): number | null {
  if (!(amount > 0 && amount < below)) return null;
  const cents = Math.round(amount * 100);
  return cents > 0 && toWire(cents) === amount ? cents : null;
}
