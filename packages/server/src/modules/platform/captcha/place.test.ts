import * as fc from "fast-check";
import { expect, test } from "vitest";
import { systemRandom } from "#server/random.ts";
import { height, pieceSide, width } from "./picture.ts";
import { drawPlace, isInPlace, maxTries } from "./place.ts";

const puzzles = 20_000;
const columns = Array.from({ length: width }, (_, x) => x);

/** The share of puzzles that somebody solves who tries the same columns at each of them. */
function guessed(places: readonly number[], tries: readonly number[]): number {
  return places.filter((place) => tries.some((x) => isInPlace(x, place))).length / places.length;
}

/** The columns that solve most puzzles, as somebody finds them who has seen all places. */
function bestTries(places: readonly number[], count: number): number[] {
  const tries: number[] = [];
  for (let left = places; tries.length < count; ) {
    const solves = (x: number) => left.filter((place) => isInPlace(x, place)).length;
    const best = columns.reduce((found, x) => (solves(x) > solves(found) ? x : found), 0);
    tries.push(best);
    left = left.filter((place) => !isInPlace(best, place));
  }
  return tries;
}

test("[SE-06] nobody guesses more than one puzzle out of 15, however well they know where places are", () => {
  const places = Array.from({ length: puzzles }, () => drawPlace(systemRandom).x);
  expect(guessed(places, bestTries(places.slice(0, 2_000), maxTries))).toBeLessThan(1 / 15);
  // Chance that favours nothing shows how far a guess goes at best.
  const even = Array.from({ length: 1_000 }, (_, at) => drawPlace(() => at / 1_000).x);
  expect(guessed(even, bestTries(even, maxTries))).toBeLessThan(1 / 15);
});

test("[SE-06] whatever chance draws, a piece belongs inside the picture and never where it begins", () => {
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(draw, draw, (first, second) => {
      const drawn = [first, second];
      const { x, y } = drawPlace(() => drawn.shift() ?? 0);
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      expect(x).toBeGreaterThan(pieceSide);
      expect(x + pieceSide).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y + pieceSide).toBeLessThan(height);
    }),
  );
});
