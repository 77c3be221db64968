import type { Price } from "@sundry/api/contract/scalars";

/** Converts cents to the number on the wire: 1250 is 12.5. */
export function toWire(cents: number): number {
  return cents / 100;
}

/** Converts a wire amount to cents, rounding half a cent up. Throws RangeError for anything but an amount. */
export function fromWire(amount: Price): number {
  const cents = Math.round(Number(`${amount}e2`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${amount} is no amount of money`);
  return cents;
}

/** `cents` × `part` / `whole`, rounded half up, without losing a digit. All arguments are whole and not negative. */
export function portion(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Cents of a range `min_max` in whole currency. A part that is no amount, or one that no goods and no wallet reaches,
 * counts as open.
 */
export function centsRange(range: string | undefined): [min: number | undefined, max: number | undefined] {
  const [min, max] = (range ?? "")
    .split("_", 2)
    .map((part) => (/^\d{1,9}(\.\d{1,2})?$/.test(part) ? fromWire(Number(part)) : undefined));
  return [min, max];
}
