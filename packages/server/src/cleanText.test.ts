import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "./cleanText.ts";

test.each([
  ["the colours of a terminal", "a\u001b[31mred\u001b[0m", "ared"],
  ["the title of its window", "\u001b]0;owned\u0007x", "x"],
  ["what would fill its clipboard", "\u001b]52;c;cm0gLXJm\u001b\\x", "x"],
  ["a code in eight bits", "\u009b2Jx\u009d0;t\u009cy", "xy"],
  ["a code that never ends, without the rest", "\u001b]unended", "unended"],
  ["other controls", "a\u0000b\u0007c\u007fd\u0085", "abcd "],
  ["overrides and isolates of direction", "\u202egnp.exe\u202c \u2066x\u2069", "gnp.exe x"],
  ["marks of direction beside our letters", "a\u200eb\u200f", "ab"],
  ["letters that nobody sees", "ad\u200bm\u2060i\u00adn\ufeff\u3164\u115f", "admin"],
  ["half of a character", "a\ud800b", "ab"],
  ["tags without a flag", "a\u{e0061}\u{e0062}", "a"],
  ["a joiner between Latin letters", "ad\u200dmin", "admin"],
])("[VA-07] takes out %s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ["Persian with its non-joiner", "می\u200cخواهم"],
  ["Hindi with a joiner", "क्\u200dष"],
  ["marks of direction beside Hebrew", "שלום\u200f!"],
  [
    "a family, a heart, a key and a flag",
    "👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  ],
  ["a variant of a character", "葛\u{e0100}"],
  ["Chinese, accents and symbols", "义乌 Zoë Ærø ½ €5 — “so”"],
])("[VA-07] keeps %s", (_, text) => {
  expect(cleanText(text)).toBe(text);
});

test("[VA-07] line ends and tabs stay in a text of several lines, and are spaces in one line", () => {
  expect(cleanText("a\r\nb\tc\u2028d", "lines")).toBe("a\nb\tc\nd");
  expect(cleanText("a\r\nb\tc\u2028d")).toBe("a b c d");
});

test("[VA-07] nothing is left to take out, and a long text takes no longer per character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
  for (const part of ["\u001b]", "\u009d", "\u001b[0", "x\u200b", "\u001b]a\u001b", "❤\u200b"]) {
    const begun = process.cpuUsage();
    cleanText(part.repeat(50_000));
    expect({ part, ms: process.cpuUsage(begun).user / 1000 }).toMatchObject({
      ms: expect.toSatisfy((ms) => ms < 1000),
    });
  }
});
