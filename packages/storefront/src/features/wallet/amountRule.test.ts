import { expect, test } from "vitest";
import { amountFault, maxWithdrawable } from "./amountRule.ts";

test.each([
  ["0.01", undefined],
  ["9998.99", undefined],
  [" 12.5 ", undefined],
  ["0", "limits"],
  ["0.00", "limits"],
  ["0.001", "limits"],
  ["9999", "limits"],
  ["", "missing"],
  ["ten", "wrong"],
  ["1,000", "wrong"],
  ["-5", "wrong"],
  ["1e3", "wrong"],
] as const)("[VA-02] %j is %s", (text, fault) => {
  expect(amountFault(text)).toBe(fault);
});

test("[VA-02] a withdrawal is at most the balance", () => {
  expect(amountFault("100.01", 100)).toBe("tooMuch");
  expect(amountFault("100", 100)).toBeUndefined();
});

test.each([
  [100, 100],
  [9998.99, 9998.99],
  [10_047.45, 9998.99],
])("[VA-02] of a balance of %d at most %d can be withdrawn at a time", (balance, max) => {
  expect(maxWithdrawable(balance)).toBe(max);
  expect(amountFault(String(max), balance)).toBeUndefined();
});
