import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "./foldedText.ts";
import { indexTokens, queryGroups } from "./searchTokens.ts";

function finds(query: string, ...texts: readonly string[]): boolean {
  const index = new Set(indexTokens(texts));
  const wanted = queryGroups(query);
  return wanted.length > 0 && wanted.every((group) => group.some((token) => index.has(token)));
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
    ["gray", "Gray wool scarf"],
    ["grey", "Gray wool scarf"],
    ["gray", "Grey felt hat"],
    ["jewellery organiser", "Jewelry organizer"],
    ["jewelry organizer", "Jewellery organiser"],
    ["colour pencils", "Color pencils"],
    ["centre", "Center piece"],
    ["tee", "Organic tee"],
    ["t-shirt", "Tshirt"],
    ["tshirt", "V-neck T-Shirt"],
    ["knife", "Steak knives"],
    ["knives", "Steak knife"],
    ["cookies", "Cookie jar"],
    ["children", "Child safety lock"],
    ["glasses", "Safety glasses"],
    ["bus", "Bus model"],
    ["buses", "Bus model"],
    ["TVs", "TV stand"],
    ["eau", "Carafe à l’eau"],
    ["STRASSE", "Straße"],
    ["malmo", "Malmø lamp"],
    ["ΟΔΟΣ", "οδός"],
    ["IĞDIR", "ığdır"],
    ["gws100", "GWS-100"],
    ["gws-100", "GWS100"],
    ["ドク", "保湿ハンドクリーム"],
    ["湿ハ", "保湿ハンドクリーム"],
    ["ผ้า", "กระเป๋าผ้าลายแมว"],
    ["양이", "고양이 머그컵"],
    ["قيب", "حقيبة جلد"],
    ["🎁", "🎁 gift"],
    ["★ ★", "★ ★ ★"],
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

  test.each(["\u{1ffd}", "\u{1fef}"])("the Greek sign %j is the apostrophe that it is composed to", (sign) => {
    for (const text of [`a${sign}b`, `a${sign.normalize("NFD")}b`])
      for (const other of [`a${sign}b`, "a'b", "ab", "a b"]) expect(finds(other, text)).toBe(true);
  });

  test("a text finds itself, in any case and without accents", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (text) => {
        fc.pre(/[\p{L}\p{N}\p{S}\p{P}]/u.test(fold(text)));
        // In capitals, the iota below a Greek letter is a letter of its own.
        fc.pre(!text.normalize("NFD").includes("\u0345"));
        expect(finds(text, text)).toBe(true);
        expect(finds(text.toUpperCase(), text)).toBe(true);
        expect(finds(text.toLowerCase(), text)).toBe(true);
        expect(finds(text.normalize("NFD"), text)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test("any input gives few and short tokens", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const groups = queryGroups(text);
        expect(groups.length).toBeLessThanOrEqual(24);
        for (const token of groups.flat()) {
          expect(token.length).toBeGreaterThan(0);
          expect([...token].length).toBeLessThanOrEqual(16);
        }
      }),
    );
  });
});
