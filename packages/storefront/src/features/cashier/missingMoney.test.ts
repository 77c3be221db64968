import { expect, test } from "vitest";
import { missingMoney } from "./missingMoney.ts";

test.each([
  [10, 10, 0],
  [10, 10.01, 0],
  [10.01, 10, 0.01],
  [0.3, 0.1, 0.2],
  [26.32, 0, 26.32],
  [26.32, null, 26.32],
])("[BU-04] for a bill of %s, a wallet with %s is missing %s", (price, walletValue, missing) => {
  expect(missingMoney({ price, walletValue })).toBe(missing);
});
