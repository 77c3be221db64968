import * as goodsCalls from "@sundry/api/contract/goods";
import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** The first page, as a shop asks for it. */
function search(keyword: string, filters: { price?: string; pageSize?: number } = {}) {
  const language = /\p{Script=Han}/u.test(keyword) ? "zh" : "en";
  return shop.visit(language).send(goodsCalls.search, { keyword, pageSize: 20, ...filters });
}

const inAll = ({ price, minimum }: GoodsIndex) => Math.round(Number(price) * (minimum ?? 1) * 100) / 100;
const textOf = (row: GoodsIndex) =>
  [row.goodsName, row.sellingPoint, row.categoryNamePath, JSON.stringify(row.attrList)].join(" ");

/** Some goods only mention what others are: a rain boot its cotton, a battery its toys. */
const mostOfThem = 0.75;

describe("[GD-01] an errand finds what somebody would bring back", () => {
  test.each([
    ["birthday present for 6 year old", /Toys|Party|Jewellery/],
    ["present for a six-year-old", /Toys|Party|Jewellery|Stationery/],
    ["present for a 6 year old girl", /Toys|Party|Jewellery|Stationery/],
    ["toys age 6", /Toys/],
    ["toys for 3 year old", /Toys|Bath/],
    ["toys for ages 3-5", /Toys|Bath/],
    ["games for 8 year olds", /game|dice|chess|puzzle/i],
    ["gift for kids", /Toys|Watches|Party|Stationery/],
    ["birthday gift for children", /Toys|Party|Jewellery/],
    ["baby toys", /Toys|Bath/],
    ["wooden toys for toddlers", /Wooden toys|Puzzles/],
    ["first puzzle for a 4 year old", /puzzle/i],
    ["children's umbrella", /Umbrellas/],
    ["umbrella for a 5 year old", /Umbrellas/],
    ["crayons for a 4 year old", /crayon/i],
    ["red umbrella", /umbrella|parasol/i],
    ["blue cotton socks", /Knitwear/],
    ["christmas decorations", /Christmas/],
    ["wedding favours", /Party|Jewellery/],
    ["something for the kitchen", /Kitchen|kitchen/],
    ["pencils for school", /pencil|Stationery/i],
    ["planter for the garden", /plant|pot/i],
    ["lamp for the bedroom", /lamp|light/i],
    ["a gift box with ribbon", /box/i],
    ["gift for mum", /Jewellery|Knitwear|Kitchen|Household|Bags|Party/],
    ["红色 雨伞", /雨伞|遮阳伞/],
    ["红色雨伞", /雨伞|遮阳伞/],
    ["6岁 玩具", /玩具/],
    ["6岁孩子的礼物", /玩具|派对|饰品|文具/],
    ["适合3岁宝宝的玩具", /玩具|洗浴/],
    ["3-6岁 拼图", /拼图/],
    ["送给小朋友的生日礼物", /玩具|派对|饰品|手表/],
    ["儿童礼物", /玩具|派对|饰品|文具/],
    ["儿童雨伞", /雨伞/],
    ["圣诞礼物", /圣诞/],
    ["婚礼装饰", /派对|饰品|伞/],
    ["木制玩具", /玩具/],
    ["蓝色纯棉袜子", /袜/],
    ["给妈妈的礼物", /饰品|针织|厨房|居家|箱包|派对/],
    ["办公文具", /文具/],
    ["上学用的铅笔", /铅笔/],
    ["厨房收纳", /厨房/],
  ])("%s", async (keyword, kind) => {
    const { total, records, corrected } = await search(keyword);
    expect(corrected ?? null).toBeNull();
    expect(total).toBeGreaterThan(0);
    expect(records.filter((row) => kind.test(textOf(row))).length).toBeGreaterThanOrEqual(records.length * mostOfThem);
  });
});

describe("a budget", () => {
  test.each([
    ["under 15", 15],
    ["present for 6 year old under 15", 15],
    ["birthday present for a 6 year old under $15", 15],
    ["toys under 15", 15],
    ["送给6岁孩子的礼物 15元以下", 15],
    ["gift under $20", 20],
    ["umbrella below $40", 40],
    ["stationery up to 20", 20],
    ["bag for less than 30 dollars", 30],
    ["20元以内的礼物", 20],
    ["不超过40元的杯子", 40],
    ["30元以下 文具", 30],
  ])("[GD-01] %s finds goods whose smallest quantity costs at most %i", async (keyword, most) => {
    const { records, total, corrected, understood } = await search(keyword, { pageSize: 100 });
    expect(corrected ?? null).toBeNull();
    expect(total).toBeGreaterThan(0);
    for (const row of records) expect(inAll(row)).toBeLessThanOrEqual(most);
    expect(understood).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ kind: "BUDGET", to: most })]),
    });
  });

  test("[GD-01] without the words that were understood, the same search finds more", async () => {
    const { total, understood } = await search("gift under $20");
    expect(understood).toMatchObject({ words: "gift", facts: [{ without: "gift" }] });
    expect((await search("gift")).total).toBeGreaterThan(total);
  });

  test("[GD-01] an age and a budget go together, and one of them is left out before the gift is", async () => {
    const exact = await search("present for 6 year old under 40", { pageSize: 100 });
    expect(exact.understood).toMatchObject({
      words: "present",
      facts: [
        { kind: "AGE", text: "6 year old", from: 6, to: 6, without: "present under 40" },
        { kind: "BUDGET", text: "under 40", to: 40, without: "present for 6 year old" },
      ],
    });
    for (const row of exact.records) expect(inAll(row)).toBeLessThanOrEqual(40);
    const cheap = await search("present for 6 year old under 0.02");
    expect(cheap.dropped).toEqual(["under 0.02"]);
    expect(cheap.understood).toMatchObject({ facts: [{ kind: "AGE" }] });
    expect(cheap.total).toBeGreaterThanOrEqual(exact.total);
  });

  test("[GD-01] the filters beside an errand are those of its goods", async () => {
    const { records, total } = await search("gift under $20", { pageSize: 100 });
    const { prices } = await shop.visit().send(goodsCalls.related, { keyword: "gift under $20" });
    expect(prices?.to).toBe(Math.max(...records.map(({ price }) => price ?? 0)));
    expect((prices?.counts ?? []).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test("[GD-01] a budget with a misspelt word keeps both", async () => {
    const { corrected, understood, records } = await search("umbrela under 40");
    expect(corrected).toBe("umbrella under 40");
    expect(understood?.facts).toHaveLength(1);
    for (const row of records) expect(inAll(row)).toBeLessThanOrEqual(40);
  });
});

test("[GD-01] whoever types the name of goods finds them, though it says an age", async () => {
  const { records, understood } = await search("Children's toothbrush with animal cover, 2 to 6 years");
  expect(records[0]?.goodsName).toBe("Children's toothbrush with animal cover, 2 to 6 years");
  expect(understood ?? null).toBeNull();
});

test("[GD-01] any words of errands together are answered, and nothing is left out unsaid", {
  timeout: 120_000,
}, async () => {
  const words =
    "umbrella red for kids gift birthday wooden 6 year old under 15 leather mum zebra halloween socks the age 3 $20 presnt 万圣节 儿童 面具 雨伞 红色 礼物 6岁 15元以下 适合 的 纯棉 妈妈 斑马 玩具".split(
      " ",
    );
  const typed = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(" ", " ", ""), async (some, between) => {
      const keyword = some.join(between);
      const { total, corrected, dropped, records, understood } = await search(keyword);
      if (dropped) expect(corrected).toBeTruthy();
      for (const word of dropped ?? []) expect(keyword.replaceAll(" ", "")).toContain(word.replaceAll(" ", ""));
      const budget = understood?.facts.find(({ kind }) => kind === "BUDGET");
      for (const row of records) expect(inAll(row)).toBeLessThanOrEqual(budget?.to ?? Number.POSITIVE_INFINITY);
      expect(total).toBeGreaterThanOrEqual(records.length);
    }),
    { numRuns: 60, seed: 31 },
  );
});
