import { expect, test } from "vitest";
import { visibleText } from "./visibleText.ts";

test.each([
  ["\u202a+44 20\u2060 7946\u202c", "+44 20 7946"],
  ["123\u200b4\ufeff5\u200d6\u200e", "123456"],
  ["mei\u00ad@example.com\u0000", "mei@example.com"],
  ["\u202e\u200b", ""],
  ["two\nlines\tand", "two\nlines\tand"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["\u2067می\u200cخواهم\u2069", "می\u200cخواهم"],
  ["क्\u200dष", "क्\u200dष"],
  ["👨\u200d👩\u200d👧 1\ufe0f\u20e3", "👨\u200d👩\u200d👧 1\ufe0f\u20e3"],
  ["葛\u{e0100}飾", "葛\u{e0100}飾"],
  ["", ""],
])("[VA-07] %j is read as %j", (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});
