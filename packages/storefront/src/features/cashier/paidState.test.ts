import { expect, test } from "vitest";
import { paidAmount } from "./paidState.ts";

test.each([
  [{ paid: 12.5 }, 12.5],
  [{ paid: "12.5" }, undefined],
  [{ paid: Number.NaN }, undefined],
  [{}, undefined],
  [null, undefined],
])("[BU-04] the history state %j has the amount %s", (state, amount) => {
  expect(paidAmount(state)).toBe(amount);
});
