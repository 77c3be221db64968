import { expect, test } from "vitest";
import { cashFault } from "./cashAmount.ts";

test.each([
  ["", "missing"],
  ["  ", "missing"],
  ["ten", "wrong"],
  ["-5", "wrong"],
  ["1e3", "wrong"],
  ["10.001", "wrong"],
  ["0.99", "limits"],
  ["10000", "limits"],
  ["50.01", "tooMuch"],
  ["50", undefined],
  ["1", undefined],
])("[MC-12] of 50.00 the amount %j is %s", (typed, fault) => {
  expect(cashFault(typed, 50)).toBe(fault);
});

test("[MC-12] the largest withdrawal is 9999", () => {
  expect(cashFault("9999", 20_000)).toBeUndefined();
  expect(cashFault("9999.01", 20_000)).toBe("limits");
});
