/** Whole cents of an amount with two decimals, for sums without rounding errors (EN-02). */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}
