import { portion } from "./cents.ts";

/**
 * Splits an amount by share of the weights; the parts add up to it exactly and the last weighted one takes the remainder
 * (rules 5). Rounding is cumulative, so no part is ever negative, nor above its weight when the amount is not above their sum.
 */
export function splitByShare(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let covered = 0;
  let given = 0;
  return weights.map((weight) => {
    covered += weight;
    const part = portion(cents, covered, whole) - given;
    given += part;
    return part;
  });
}

/** Where a part of an amount may go: its weight in the split, and the most it can take. */
export interface Vessel {
  weight: number;
  room: number;
}

/**
 * Splits an amount by share, never giving a vessel more than its room; what one can't take moves to the others. An amount
 * above all room is cut to it (rules 5). Vessels without weight take part only once the weighted ones are full.
 */
export function splitWithin(cents: number, vessels: readonly Vessel[]): number[] {
  const given = vessels.map(() => 0);
  let left = Math.min(
    cents,
    vessels.reduce((sum, vessel) => sum + vessel.room, 0),
  );
  while (left > 0) {
    const open = vessels.flatMap((vessel, at) => {
      const room = vessel.room - (given[at] ?? 0);
      return room > 0 ? [{ at, room, weight: vessel.weight }] : [];
    });
    const weighted = open.some((vessel) => vessel.weight > 0);
    const parts = splitByShare(
      left,
      open.map((vessel) => (weighted ? vessel.weight : vessel.room)),
    );
    for (const [index, vessel] of open.entries()) {
      const part = Math.min(parts[index] ?? 0, vessel.room);
      given[vessel.at] = (given[vessel.at] ?? 0) + part;
      left -= part;
    }
  }
  return given;
}
