import * as fc from "fast-check";
import { expect, it } from "vitest";
import { countAt, positionOf } from "./tierScale.ts";

const tiers = [
  { num: 12, price: 3.48 },
  { num: 60, price: 3.19 },
  { num: 240, price: 2.86 },
];

it.each([
  [0, 12],
  [1 / 6, 36],
  [1 / 3, 60],
  [2 / 3, 240],
  [1, 480],
])("[VA-03] at %f of the tiers lie %i pieces", (position, count) => {
  expect(countAt(tiers, position)).toBe(count);
  expect(positionOf(tiers, count)).toBeCloseTo(position);
});

it("[VA-03] never leaves the tiers or the stock, and never falls on the way", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 2, noNaN: true }),
      fc.double({ min: -1, max: 2, noNaN: true }),
      (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(countAt(tiers, low, 300)).toBeGreaterThanOrEqual(12);
        expect(countAt(tiers, high, 300)).toBeLessThanOrEqual(300);
        expect(countAt(tiers, low, 300)).toBeLessThanOrEqual(countAt(tiers, high, 300));
      },
    ),
  );
});
