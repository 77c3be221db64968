import { expect, test } from "vitest";
import { nextTier, tierFor } from "./tierFor.ts";

const tiers = [
  { num: 12, price: 3.48 },
  { num: 60, price: 3.19 },
  { num: 240, price: 2.86 },
];

test.each([
  [1, undefined, 11],
  [11, undefined, 1],
  [12, 3.48, 48],
  [59, 3.48, 1],
  [60, 3.19, 180],
  [240, 2.86, undefined],
  [9999, 2.86, undefined],
])("[VA-03] %i pieces cost %s each, and %s more reach the next price", (count, price, missing) => {
  expect(tierFor(tiers, count)?.price).toBe(price);
  expect(nextTier(tiers, count)?.missing).toBe(missing);
});
