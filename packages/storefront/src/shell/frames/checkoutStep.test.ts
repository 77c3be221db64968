import { expect, test } from "vitest";
import { checkoutStep } from "./checkoutStep.ts";

test.each([
  ["/cart", 0],
  ["/pay", 1],
  ["/payMent", 2],
  ["/PAYMENT/", 2],
  ["/payDone", 4],
  ["/elsewhere", 0],
])("[BU-06] the purchase at %s is at step %i", (path, step) => {
  expect(checkoutStep(path)).toBe(step);
});
