import { expect, test } from "vitest";
import { refundOf } from "./refundOf.ts";

test.each([
  ["one of three", { applyRefundPrice: 3.33, restRefundPrice: 10, num: 3 }, 1, 3.33],
  ["all of three, with the cent that rounding lost", { applyRefundPrice: 3.33, restRefundPrice: 10, num: 3 }, 3, 10],
  ["never more than is left", { applyRefundPrice: 0.67, restRefundPrice: 1, num: 3 }, 2, 1],
  ["binary fractions stay cents", { applyRefundPrice: 0.1, restRefundPrice: 0.9, num: 9 }, 3, 0.3],
  ["a backend that sends the price of one piece only", { applyRefundPrice: 1.25, num: 2 }, 2, 2.5],
])("[MC-04] %s", (_, info, num, amount) => {
  expect(refundOf(info, num)).toBe(amount);
});
