import { describe, expect, test } from "vitest";
import { type RefusalCode, refusals, sentenceOf } from "./refusals.ts";

const all = Object.entries(refusals).map(([code, words]) => ({ code: Number(code) as RefusalCode, words }));
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted((a, b) => a.localeCompare(b));

describe("[AP-04] refusals", () => {
  test.each(all)(
    "$code has a sentence in both languages with the same placeholders, all of them optional",
    ({ code, words }) => {
      expect(words.zh).toMatch(/\p{Script=Han}/u);
      expect(words.en).not.toMatch(/\p{Script=Han}/u);
      expect(placeholders(words.en)).toEqual(placeholders(words.zh));
      for (const lang of ["en", "zh"] as const) {
        const plain = sentenceOf(code, {}, lang);
        expect(plain.length).toBeGreaterThan(3);
        expect(plain).not.toMatch(/[{}[\]]/);
      }
    },
  );

  test("what is known is told, what is not is left out", () => {
    expect(sentenceOf(11011, {}, "en")).toBe("Not enough stock.");
    expect(sentenceOf(11011, { left: 0 }, "en")).toBe("Not enough stock: 0 left.");
    expect(sentenceOf(41000, { limit: 2 }, "zh")).toBe("已达领取上限（每人限领2张）");
  });
});
