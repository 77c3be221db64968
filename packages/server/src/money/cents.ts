/** Amounts are whole cents inside the server; the wire carries a JSON number with two decimals. */

/** Cents to the number the wire carries: 1250 is 12.5. */
export function toWire(cents: number): number {
  return cents / 100;
}

/** A wire amount to cents, half a cent up. Throws RangeError on what is no amount. */
export function fromWire(amount: number): number {
  const cents = Math.round(Number(`${amount}e2`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${amount} is no amount of money`);
  return cents;
}

/** `cents` × `part` / `whole`, half up, without losing a digit on the way. All arguments are whole and not negative. */
export function portion(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
