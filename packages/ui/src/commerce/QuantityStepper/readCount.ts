/** The bounds of a count that a buyer may take. */
export interface CountBounds {
  /** Minimum order quantity. */
  readonly minimum: number;
  /** Stock, or any other upper limit. */
  readonly maximum: number;
}

/** Reads what a buyer typed as a whole number: "007" is 7; "", "-1", "1e3", "2.5" and letters give undefined. */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** The nearest valid quantity: the minimum if nothing was typed or the stock is below it. */
export function clampCount(count: number | undefined, { minimum, maximum }: CountBounds): number {
  if (count === undefined) return minimum;
  return Math.max(minimum, Math.min(count, maximum));
}
