import { expect, test } from "vitest";
import { readableOn } from "./look.ts";

test.each([
  ["#1a4dd2", "#ffffff"],
  ["#0f766e", "#ffffff"],
  ["#000", "#ffffff"],
  ["#5eead4", "#111723"],
  ["#ffd400", "#111723"],
  ["#fff", "#111723"],
])("[MC-18] on a button of %s the words are %s", (accent, words) => {
  expect(readableOn(accent)).toBe(words);
});
