import * as fc from "fast-check";
import { expect, it } from "vitest";
import { HEIGHT, pileOf, WIDTH } from "./pileOf.ts";

it("[VA-03] draws every piece, inside its room, and never two in one place", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (count) => {
      const { edge, each, pieces } = pileOf(count);
      expect(pieces.length).toBe(Math.ceil(count / each));
      for (const { x, y } of pieces) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + edge).toBeLessThanOrEqual(WIDTH + 0.001);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + edge).toBeLessThanOrEqual(HEIGHT);
      }
      expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(pieces.length);
    }),
  );
});

it("[VA-03] a dozen is a small heap of large pieces, a carton a large one of small pieces", () => {
  const [dozen, sixty, carton] = [pileOf(12), pileOf(60), pileOf(240)];
  expect(new Set(dozen.pieces.map(({ y }) => y)).size).toBe(3);
  expect(dozen.edge).toBeGreaterThan(sixty.edge);
  expect(sixty.edge).toBeGreaterThan(carton.edge);
  expect([dozen.each, carton.each, pileOf(5000).each]).toEqual([1, 1, 10]);
});
