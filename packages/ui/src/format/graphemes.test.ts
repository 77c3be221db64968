import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutGraphemes, splitGraphemes } from "./graphemes.ts";

describe("cutGraphemes", () => {
  it.each([
    ["Kitchen", "Kitchen", false],
    ["Stationery", "Stationery", false],
    ["Haberdashery", "Haberdashe", true],
    ["厨房用品与餐具收纳盒", "厨房用品与餐具收纳盒", false],
    ["厨房用品与餐具收纳盒子", "厨房用品与餐具收纳盒", true],
    ["👨‍👩‍👧‍👦".repeat(11), "👨‍👩‍👧‍👦".repeat(10), true],
    ["e\u0301".repeat(10), "e\u0301".repeat(10), false],
  ])("[HM-07] cuts %s after ten characters", (name, text, cut) => {
    expect(cutGraphemes(name)).toEqual({ text, cut });
  });

  it("[HM-07] keeps the beginning of the text, never longer than the limit, and never half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (name, limit) => {
        const { text, cut } = cutGraphemes(name, limit);
        expect(name.startsWith(text)).toBe(true);
        expect(splitGraphemes(text).length).toBeLessThanOrEqual(limit);
        expect(cut).toBe(text !== name);
      }),
    );
  });
});
