import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readErrand } from "./errand.ts";

/** An age or a budget as `from_to`, with what was typed for it. */
function readAs(keyword: string) {
  const { words, age, budget } = readErrand(keyword);
  const range = (wish: typeof age | typeof budget) =>
    wish && `${wish.value.from ?? ""}_${wish.value.to ?? ""} ${wish.text}`;
  return [words, range(age), range(budget)];
}

describe("[GD-01] a search is read as words, an age and a budget", () => {
  test.each([
    ["birthday present for 6 year old", "birthday present", "6_6 6 year old", undefined],
    ["present for 6 year old under 15", "present", "6_6 6 year old", "_15 under 15"],
    ["toys for a six-year-old under $15 in all", "toys", "6_6 six-year-old", "_15 under $15 in all"],
    ["toys age 6", "toys", "6_6 age 6", undefined],
    ["toys for a 6-year-old's party", "toys party", "6_6 6-year-old's", undefined],
    ["gift for kids aged 3 to 5", "gift for kids", "3_5 aged 3 to 5", undefined],
    ["ages 3-7 puzzle", "puzzle", "3_7 ages 3-7", undefined],
    ["toys 3+", "toys", "3_3 3+", undefined],
    ["toys for under 3s", "toys", "0_2 under 3s", undefined],
    ["toys under 5 years", "toys", "0_4 under 5 years", undefined],
    ["18 month old toy", "toy", "1_1 18 month old", undefined],
    ["6岁 玩具", "玩具", "6_6 6岁", undefined],
    ["适合3岁宝宝的玩具", "宝宝的玩具", "3_3 3岁", undefined],
    ["3-6岁积木", "积木", "3_6 3-6岁", undefined],
    ["六岁男孩玩具", "男孩玩具", "6_6 六岁", undefined],
    ["18个月大的宝宝", "宝宝", "1_1 18个月大", undefined],
    ["umbrella below $15", "umbrella", undefined, "_15 below $15"],
    ["under 15", "", undefined, "_15 under 15"],
    ["under 15 toys", "toys", undefined, "_15 under 15"],
    ["gift up to 20", "gift", undefined, "_20 up to 20"],
    ["gift between 10 and 20", "gift", undefined, "10_20 between 10 and 20"],
    ["$10-$20 gift", "gift", undefined, "10_20 $10-$20"],
    ["gift 15 dollars", "gift", undefined, "_15 15 dollars"],
    ["lamp over $20", "lamp", undefined, "20_ over $20"],
    ["puzzle under 1,500", "puzzle", undefined, "_1500 under 1,500"],
    ["15元以下 玩具", "玩具", undefined, "_15 15元以下"],
    ["不超过20元的杯子", "杯子", undefined, "_20 不超过20元"],
    ["20块钱左右的礼物", "礼物", undefined, "_20 20块钱左右"],
    ["预算50 生日礼物", "生日礼物", undefined, "_50 预算50"],
    ["10-20元 文具", "文具", undefined, "10_20 10-20元"],
  ])("%s", (keyword, words, age, budget) => {
    expect(readAs(keyword)).toEqual([words, age, budget]);
  });

  test.each([
    "umbrella under 58 cm",
    "tent for up to 20 people",
    "A5 notebook",
    "socks size 3-5",
    "14K gold ring",
    "1,200 piece puzzle",
    "gift for a 60 year old",
    "lamp under 60 W",
    "8色水彩",
    "2米 雨伞",
    "under the sea",
    "15",
  ])("%s is only words", (keyword) => {
    expect(readErrand(keyword)).toEqual({ words: keyword });
  });

  test("what was understood is not among the words, and each can be taken out by itself", () => {
    const { age, budget } = readErrand("present under 15 for a 6 year old girl");
    expect(age?.without).toBe("present under 15 girl");
    expect(budget?.without).toBe("present for a 6 year old girl");
  });

  test("nonsense is read at once, without inventing anything: all that is left out was understood", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ..."under for age 6 15 $ 元 岁 - to year old 以下 不超过 的 + and 3-6 between months 99999999999 .5 ,, up ages".split(
          " ",
        ),
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom("", " "), (pieces, between) => {
        const typed = pieces.join(between).slice(0, 280);
        const { words, age, budget } = readErrand(typed);
        if (!age && !budget) expect(words).toBe(typed.normalize("NFKC").trim());
        if (age) expect(0 <= age.value.from && age.value.from <= age.value.to && age.value.to <= 17).toBe(true);
        for (const bound of [budget?.value.from, budget?.value.to])
          if (bound !== undefined) expect(Number.isFinite(bound) && bound >= 0 && bound < 1e9).toBe(true);
        for (const wish of [age, budget])
          if (wish) {
            expect(typed.normalize("NFKC")).toContain(wish.text);
            expect(wish.without.length).toBeLessThan(typed.normalize("NFKC").length);
          }
      }),
      { numRuns: 2_000 },
    );
  });
});
