import { expect, test } from "vitest";
import { validCents } from "./amount.ts";

test.each([
  [0.01, 1],
  [0.29, 29],
  [1.1, 110],
  [4.35, 435],
  [9998.99, 999_899],
  [0, null],
  [-1, null],
  [0.001, null],
  [0.004, null],
  [1.005, null],
  [1e-9, null],
  [9998.991, null],
  [9999, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])("[VA-02] %s is accepted as %s cents", (amount, cents) => {
  expect(validCents(amount)).toBe(cents);
});

test("[VA-02] every amount of whole cents up to the limit is accepted", () => {
  const lost: number[] = [];
  for (let cents = 1; cents < 999_900; cents += 1) if (validCents(cents / 100) !== cents) lost.push(cents);
  expect(lost).toEqual([]);
});
