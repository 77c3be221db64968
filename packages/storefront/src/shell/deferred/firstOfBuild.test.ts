import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { isFirstOfBuild } from "./firstOfBuild.ts";

test("[RT-07] a newer build is news once, and nothing is news on the very first visit", () => {
  const storage = safeStorage(() => undefined);
  expect(isFirstOfBuild("index-1.js", storage)).toBe(false);
  expect(isFirstOfBuild("index-1.js", storage)).toBe(false);
  expect(isFirstOfBuild("index-2.js", storage)).toBe(true);
  expect(isFirstOfBuild("index-2.js", storage)).toBe(false);
  expect(isFirstOfBuild("", storage)).toBe(false);
});
