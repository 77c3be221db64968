import { expect, test } from "vitest";
import { passwordStrength } from "./passwordStrength.ts";

test.each([
  ["", "weak"],
  ["short1!", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["umbrella", "weak"],
  ["12345678", "weak"],
  ["umbrella26", "fair"],
  ["Umbrella26!", "strong"],
  ["a long way to the sea", "strong"],
])("[SE-07] %j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
