import { expect, test } from "vitest";
import { readAmount } from "./readAmount.ts";

test.each([
  ["6", 6],
  ["1.50", 1.5],
  [" 1,200 ", 1200],
  ["１２．５", 12.5],
  ["", undefined],
  ["-1", undefined],
  ["1.005", undefined],
  ["abc", undefined],
])("[GD-01] the typed price %j is %s", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
