import { expect, test } from "vitest";
import { pileMarks } from "./pileMarks.ts";

test.each([
  [12, [12, 60, 240], 5000, [12, 60, 240]],
  [12, [12, 60, 240], 100, [12, 60]],
  [10, [10], 2922, [10, 50, 200]],
  [1, [], 30, [1, 5, 20]],
  [12, [12, 48], 5000, [12, 48, 240]],
])("[VA-03] piles for a minimum of %i, tiers from %j and %i in stock", (minimum, nums, stock, marks) => {
  expect(
    pileMarks(
      minimum,
      nums.map((num) => ({ num })),
      stock,
    ),
  ).toEqual(marks);
});
