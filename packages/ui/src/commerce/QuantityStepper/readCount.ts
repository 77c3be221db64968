/** The limits of a quantity. */
export interface CountBounds {
  /** Minimum order quantity. */
  readonly minimum: number;
  /** Stock, or any other upper limit. */
  readonly maximum: number;
}

/** Reads a typed whole number: "007" and "７" are 7. "", "-1", "1e3", "2.5" and letters give undefined. */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim().normalize("NFKC");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** Whether a quantity is valid. */
export function isWithin(count: number, { minimum, maximum }: CountBounds): boolean {
  return count >= minimum && count <= maximum;
}

/** The nearest valid quantity: the minimum if the stock is below it. */
export function clampCount(count: number, { minimum, maximum }: CountBounds): number {
  return Math.max(minimum, Math.min(count, maximum));
}
