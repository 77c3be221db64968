/**
 * int8 arrives as text because JavaScript numbers are exact only up to 2^53; so do count() (int8) and sum() (numeric).
 * Money is integer cents and counts are small, so a number is right, and a value beyond the safe range is an error that
 * must not be rounded silently. Throws RangeError.
 */
export function exactNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is beyond the exact range of numbers`);
  return value;
}

/** Type numbers (pg_type.oid) that are read with {@link exactNumber}. */
export const exactTypes = { int8: 20, numeric: 1700 } as const;
