import { describe, expect, test } from "vitest";
import { allLanguages, wordsIn } from "#server/locales.ts";
import { type RefusalCode, refusalMessage } from "./refusals.ts";

const english = wordsIn("en").refusals;
const chinese = wordsIn("zh").refusals;
const all = Object.keys(english).map((code) => Number(code) as RefusalCode);
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted((a, b) => a.localeCompare(b));

describe("[AP-04] refusals", () => {
  test.each(all)("%i has a sentence in both languages with the same placeholders, all of them optional", (code) => {
    expect(chinese[code]).toMatch(/\p{Script=Han}/u);
    expect(english[code]).not.toMatch(/\p{Script=Han}/u);
    expect(placeholders(english[code])).toEqual(placeholders(chinese[code]));
    for (const lang of allLanguages()) {
      const plain = refusalMessage(code, {}, lang);
      expect(plain.length).toBeGreaterThan(3);
      expect(plain).not.toMatch(/[{}[\]]/);
    }
  });

  test("known values are included, unknown ones are left out", () => {
    expect(refusalMessage(11011, {}, "en")).toBe("Not enough stock.");
    expect(refusalMessage(11011, { left: 0 }, "en")).toBe("Not enough stock: 0 left.");
    expect(refusalMessage(41000, { limit: 2 }, "zh")).toBe("已达领取上限（每人限领2张）");
  });
});
