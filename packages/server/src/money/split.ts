import { portion } from "./cents.ts";

/**
 * Splits an amount in proportion to weights. The parts add up to it exactly, and the last weighted one gets the
 * remainder (rules 5). Rounding is cumulative, so no part is negative, or above its weight if the amount is not above
 * their sum.
 */
export function splitByShare(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let covered = 0;
  let assigned = 0;
  return weights.map((weight) => {
    covered += weight;
    const part = portion(cents, covered, whole) - assigned;
    assigned += part;
    return part;
  });
}

/** A part of a split: its weight, and the maximum it can take. */
export interface SplitPart {
  weight: number;
  room: number;
}

/**
 * Splits an amount in proportion to weights, never giving a part more than its maximum; what one can't take moves to
 * the others. An amount above all maximums is cut to their sum (rules 5). Parts without weight are used only once the
 * weighted ones are full.
 */
export function splitWithin(cents: number, parts: readonly SplitPart[]): number[] {
  const assigned = parts.map(() => 0);
  let left = Math.min(
    cents,
    parts.reduce((sum, part) => sum + part.room, 0),
  );
  while (left > 0) {
    const open = parts.flatMap((part, at) => {
      const room = part.room - (assigned[at] ?? 0);
      return room > 0 ? [{ at, room, weight: part.weight }] : [];
    });
    const weighted = open.some((part) => part.weight > 0);
    const amounts = splitByShare(
      left,
      open.map((part) => (weighted ? part.weight : part.room)),
    );
    for (const [index, part] of open.entries()) {
      const amount = Math.min(amounts[index] ?? 0, part.room);
      assigned[part.at] = (assigned[part.at] ?? 0) + amount;
      left -= amount;
    }
  }
  return assigned;
}
