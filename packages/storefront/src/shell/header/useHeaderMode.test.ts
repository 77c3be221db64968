import { expect, test } from "vitest";
import { headerMode } from "./useHeaderMode.ts";

test.each([
  [0, "top"],
  [-40, "top"],
  [1, "fixed"],
  [300, "fixed"],
  [301, "floating"],
] as const)("[HM-08] at %i px the header is %s", (scrolled, mode) => {
  expect(headerMode(scrolled)).toBe(mode);
});
