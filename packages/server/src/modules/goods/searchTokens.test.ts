import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexTokens, queryTokens } from "./searchTokens.ts";

function finds(query: string, ...texts: readonly string[]): boolean {
  const index = new Set(indexTokens(texts));
  const wanted = queryTokens(query);
  return wanted.length > 0 && wanted.every((token) => index.has(token));
}

/** Words, runs of Chinese, and any characters, including halves of surrogate pairs, as one text. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: fc.constantFrom(..."abcxyzs019".split("")), minLength: 1, maxLength: 30, size: "max" }),
      fc.string({ unit: fc.constantFrom(..."雨伞折叠扇".split("")), minLength: 1, maxLength: 9, size: "max" }),
      fc.constantFrom(" ", " ", "-", ".", "'", "’", "é"),
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    ),
    { maxLength: 90, size: "max" },
  )
  .map((parts) => parts.join(""));

describe("[GD-01] finding words", () => {
  test.each([
    ["umbrella", "Windproof umbrellas"],
    ["umbrellas", "Windproof umbrella"],
    ["umbr", "Windproof umbrella"],
    ["batteries", "AA battery, 4 pcs"],
    ["battery", "AA batteries"],
    ["boxes", "Gift box"],
    ["dress", "Summer dresses"],
    ["cafe", "Café cups"],
    ["children's", "Children’s rain set"],
    ["größ", "Größe 58"],
    ["зонт", "Складной зонтик"],
    ["58 cm", "Clear umbrella 58cm"],
    ["雨伞", "防风折叠雨伞"],
    ["折叠伞", "防风折叠伞"],
    ["伞", "防风折叠伞"],
    ["A5 笔记本", "线圈笔记本 A5"],
  ])("%s finds %s", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test.each([
    ["brella", "umbrella"],
    ["umbrella mug", "umbrella"],
    ["伞叠", "折叠伞"],
    ["笔记", "记笔"],
    ["…", "anything"],
  ])("%s does not find %s", (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  test("every word of a text finds that text, and so does the beginning of each", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{2,14}$/),
        fc.stringMatching(/^[a-z]{2,14}$/),
        fc.nat(14),
        (word, other, cut) => {
          expect(finds(word, `${other} ${word}`)).toBe(true);
          const start = word.slice(0, Math.max(2, cut));
          if (!start.endsWith("s")) expect(finds(start, `${other} ${word}`)).toBe(true);
        },
      ),
    );
  });

  test("any input gives few and short tokens", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = queryTokens(text);
        expect(tokens.length).toBeLessThanOrEqual(24);
        expect(tokens.every((token) => token.length > 0 && [...token].length <= 16)).toBe(true);
      }),
    );
  });
});
