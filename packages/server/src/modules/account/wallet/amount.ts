import { toWire } from "#server/money/cents.ts";

/** Top-ups and withdrawals are below this amount, in units of the currency (product 23). */
const below = 9999;

/**
 * Cents of an amount that may be topped up or paid out: above 0, below 9999, at most two decimals. Null for any other
 * (VA-02).
 */
export function validCents(amount: number): number | null {
  if (!(amount > 0 && amount < below)) return null;
  const cents = Math.round(amount * 100);
  return cents > 0 && toWire(cents) === amount ? cents : null;
}
