import { expect, test } from "vitest";
import { strandsBetween } from "./strands.ts";

/** The points of a path. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const ways = [
  ["up", { x: 700, y: 600 }, { x: 1310, y: 75 }],
  ["down", { x: 90, y: 400 }, { x: 260, y: 820 }],
  ["nowhere", { x: 10, y: 10 }, { x: 10, y: 10 }],
] as const;

for (const [name, from, to] of ways)
  test(`[BU-06] both strands lead from the button to the bag: ${name}`, () => {
    for (const strand of strandsBetween(from, to)) {
      const points = pointsOf(strand);
      expect(points.at(0)).toEqual([from.x, from.y]);
      expect(points.at(-1)).toEqual([to.x, to.y]);
    }
  });

test("[BU-06] a thread to the side bends upwards, whichever way it runs", () => {
  for (const [start, end] of [
    [100, 900],
    [900, 100],
  ]) {
    const points = pointsOf(strandsBetween({ x: start ?? 0, y: 500 }, { x: end ?? 0, y: 500 })[0]);
    const [, middle] = points[Math.floor(points.length / 2)] ?? [];
    expect(middle).toBeLessThan(420);
  }
});
