import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, writeAmount } from "./readAmount.ts";

describe("a price typed by hand", () => {
  it.each([
    ["6", 6],
    ["1.50", 1.5],
    [" 1,200 ", 1200],
    ["1,5", 1.5],
    ["１２．５", 12.5],
    ["", undefined],
    ["-1", undefined],
    ["1.005", undefined],
    ["1,2,3", undefined],
    ["abc", undefined],
  ])("[GD-01] %j is %s in English", (typed, amount) => {
    expect(readAmount(typed, "en", 2)).toBe(amount);
  });

  it.each([
    ["de", "1.234,50", 1234.5],
    ["de", "1,5", 1.5],
    ["de", "1.5", 1.5],
    ["de", "1.005", 1005],
    ["fr", "1 234,5", 1234.5],
    ["de-CH", "1’234.50", 1234.5],
    ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
    ["fa", "۱۲٫۵", 12.5],
  ])("[GD-01] in %s, %j is %d", (locale, typed, amount) => {
    expect(readAmount(typed, locale, 2)).toBe(amount);
  });

  it("[GD-01] has as many decimals as the currency", () => {
    expect(readAmount("12.5", "ja", 0)).toBeUndefined();
    expect(readAmount("1.505", "en", 3)).toBe(1.505);
  });

  it("[GD-01] is read as it is shown, in every language", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 99_999_999 }),
        fc.constantFrom("en", "zh", "de", "fr", "ar-EG", "fa", "he", "hi"),
        (cents, locale) => {
          expect(readAmount(writeAmount(cents / 100, locale), locale, 2)).toBe(cents / 100);
        },
      ),
    );
  });
});
