/** The bounds of a count that a buyer may take. */
export interface CountBounds {
  /** Smallest count one may buy. */
  readonly minimum: number;
  /** Stock, or any other upper limit. */
  readonly maximum: number;
}

/**
 * What a buyer typed, as a whole count: "007" is 7; "", "-1", "1e3", "2.5" and letters are no count. Typing is free and
 * judged afterwards (VA-03).
 */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** The nearest count one may take; the minimum when nothing was typed or the stock is below it. */
export function clampCount(count: number | undefined, { minimum, maximum }: CountBounds): number {
  if (count === undefined) return minimum;
  return Math.max(minimum, Math.min(count, maximum));
}
