import * as goodsCalls from "@sundry/api/contract/goods";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goods } from "#server/db/schema/catalogue.ts";
import { goodsIdOf, idOf, skuIdOf } from "@sundry/demo";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const umbrella = { family: "folding-umbrella", variant: "windproof-8-ribs" } as const;
const umbrellaId = goodsIdOf(umbrella.family, umbrella.variant);

async function names(input: Parameters<typeof search>[0], language: "en" | "zh" = "en"): Promise<string[]> {
  return (await search(input, language)).records.map(({ goodsName }) => goodsName);
}

function search(input: { keyword?: string; [name: string]: unknown }, language: "en" | "zh" = "en") {
  return shop.visit(language).send(goodsCalls.search, { pageSize: 100, ...input });
}

describe("searching", () => {
  test("[GD-01] an English word finds goods by its beginning, in singular and plural, in any case", async () => {
    const whole = await search({ keyword: "umbrella" });
    expect(whole.total).toBeGreaterThan(20);
    for (const keyword of ["UMBRELLAS", "umbrell", "  Umbrella "])
      expect((await search({ keyword })).total, keyword).toBe(whole.total);
  });

  test("[GD-01] Chinese words of one and two characters find goods, and answers are Chinese", async () => {
    const two = await names({ keyword: "雨伞" }, "zh");
    const one = await search({ keyword: "伞" }, "zh");
    expect(two.length).toBeGreaterThan(5);
    expect(one.total).toBeGreaterThanOrEqual(two.length);
    expect(two.every((name) => /\p{Script=Han}/u.test(name))).toBe(true);
  });

  test("[GD-01] goods must match all words, and those with the words in their name come first", async () => {
    const [first = ""] = await names({ keyword: "folding umbrella" });
    expect(first.toLowerCase()).toContain("umbrella");
    expect(await names({ keyword: "!?" })).toEqual([]);
  });

  test("[GD-01] goods appear once, as their cheapest SKU in stock", async () => {
    const page = await search({ storeId: idOf("store", "jinhe-umbrella") });
    expect(new Set(page.records.map(({ goodsId }) => goodsId)).size).toBe(page.records.length);
    const row = page.records.find(({ goodsId }) => goodsId === umbrellaId);
    const all = await shop.visit().send(goodsCalls.get, { goodsId: umbrellaId });
    const prices = all.skuList.filter(({ quantity }) => quantity > 0).map(({ price }) => price);
    expect(row?.price).toBe(Math.min(...prices));
  });

  test("[GD-06] a coupon for several categories finds the goods of all of them, and of no other", async () => {
    const found = await search({ promotionType: "COUPON", promotionsId: idOf("coupon", "platform-stationery") });
    const categories = ["paper-notebooks", "writing-pencils", "colour-crayons", "desk-rulers"];
    const totals = await Promise.all(
      categories.map(async (name) => (await search({ categoryId: idOf("category", `stationery-${name}`) })).total),
    );
    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect(found.total).toBe(totals.reduce((sum, total) => sum + total, 0));
  });

  test("[GD-01] sold-out goods come last, unless the buyer sorts", async () => {
    const inStock = (await search({ keyword: "bowl" })).records.map(({ quantity }) => (quantity ?? 0) > 0);
    expect(new Set(inStock)).toEqual(new Set([true, false]));
    expect(inStock).toEqual(inStock.toSorted((a, b) => Number(b) - Number(a)));
    const byPrice = await search({ keyword: "bowl", sort: "price", order: "asc" });
    expect(byPrice.records.map(({ quantity }) => (quantity ?? 0) > 0)).not.toEqual(inStock);
  });

  test.each([
    { sort: "price", order: "asc" as const, key: "price" as const },
    { sort: "price", order: "desc" as const, key: "price" as const },
    { sort: "buyCount", order: "desc" as const, key: "buyCount" as const },
    { sort: "commentNum", order: "desc" as const, key: "commentNum" as const },
    { sort: "releaseTime", order: "desc" as const, key: "releaseTime" as const },
    { sort: "grade", order: "desc" as const, key: "grade" as const },
  ])("[GD-01] sorted by $sort $order", async ({ sort, order, key }) => {
    const { records } = await search({ sort, order, inStock: true });
    const values = records.map((row) => row[key] ?? 0);
    const sorted = [...values].sort((a, b) => (order === "asc" ? a - b : b - a));
    expect(values).toEqual(sorted);
  });

  test("[GD-01] a price range includes both ends, and either may be open", async () => {
    const within = (await search({ price: "1_2" })).records.map(({ price }) => price);
    expect(within.length).toBeGreaterThan(0);
    expect(within.every((price) => price >= 1 && price <= 2)).toBe(true);
    const from = await search({ price: "20_" });
    expect(from.records.every(({ price }) => price >= 20)).toBe(true);
    const exact = from.records[0]?.price ?? 0;
    expect((await search({ price: `${exact}_${exact}` })).total).toBeGreaterThan(0);
  });

  const leastToPay = ({ price, minimum, wholesaleList }: Awaited<ReturnType<typeof search>>["records"][number]) =>
    Math.round((wholesaleList?.[0]?.price ?? price) * (minimum ?? 1) * 100) / 100;

  test.each(["asc", "desc"] as const)("[GD-01] sorted by the least to pay, %s", async (order) => {
    for (const input of [{ inStock: true }, { keyword: "umbrella", inStock: true }]) {
      const { records } = await search({ sort: "total", order, pageSize: 100, ...input });
      const totals = records.map(leastToPay);
      expect(new Set(totals).size).toBeGreaterThan(10);
      expect(totals).toEqual([...totals].sort((a, b) => (order === "asc" ? a - b : b - a)));
    }
  });

  test("[GD-01] sorted by arrival at a place, each row has the day that the page of its product says", async () => {
    for (const place of [{ country: "CN" }, { country: "DE" }, { country: "CN", regionId: "276" }]) {
      const { records } = await search({ sort: "arrival", keyword: "umbrella", ...place });
      const days = records.map(({ arrivesTo }) => arrivesTo ?? Number.POSITIVE_INFINITY);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(new Set(days).size).toBeGreaterThan(1);
      for (const { id, arrivesTo } of [...records.slice(0, 3), ...records.slice(-3)]) {
        const { arrivesTo: told } = await shop.visit().send(goodsCalls.delivery, { skuId: id, num: 1, ...place });
        expect(arrivesTo ?? null).toBe(told ?? null);
      }
    }
    const german = await search({ sort: "arrival", keyword: "umbrella", country: "DE" });
    expect(await search({ sort: "arrival", keyword: "umbrella", country: "CN", regionId: "276" })).toEqual(german);
  });

  test("[GD-01] sorted by arrival at no place or an unknown one, what leaves first comes first, without a day", async () => {
    for (const place of [{}, { country: "ZZ" }, { regionId: "no-region" }]) {
      const { records } = await search({ sort: "arrival", ...place });
      const hours = records.map(({ dispatchHours }) => dispatchHours || Number.POSITIVE_INFINITY);
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
      expect(records.filter(({ arrivesTo }) => arrivesTo != null)).toEqual([]);
    }
  });

  test("[GD-01] a range of what is to pay includes both ends, either may be open, and a malformed one is refused", async () => {
    const within = (await search({ total: "5_15", inStock: true, pageSize: 100 })).records.map(leastToPay);
    expect(within.length).toBeGreaterThan(0);
    expect([Math.min(...within) >= 5, Math.max(...within) <= 15]).toEqual([true, true]);
    const exact = within[0] ?? 0;
    expect((await search({ total: `${exact}_${exact}` })).total).toBeGreaterThan(0);
    const [upTo, above, all] = await Promise.all([search({ total: "_15" }), search({ total: "15.01_" }), search({})]);
    expect(upTo.total + above.total).toBe(all.total);
    await expect(search({ total: "cheap" })).rejects.toMatchObject({ code: 4002, status: 400 });
  });

  test("[GD-01] what is to pay follows the price, the minimum and the batch prices", async () => {
    const { db } = shop.database;
    const isUmbrella = eq(goods.id, umbrellaId);
    const [before] = await db.select().from(goods).where(isUmbrella);
    const fits = async (range: string) =>
      (await search({ storeId: before?.storeId, total: range, pageSize: 100 })).records.some(
        ({ goodsId }) => goodsId === umbrellaId,
      );
    await db.update(goods).set({ minimum: 3, priceCents: 777, tiers: [] }).where(isUmbrella);
    expect(await fits("23.31_23.31")).toBe(true);
    await db
      .update(goods)
      .set({ tiers: [{ num: 3, cents: 700 }] })
      .where(isUmbrella);
    expect(await fits("21_21")).toBe(true);
    // A single piece is dearer than the batch that begins later.
    await db.update(goods).set({ minimum: 1 }).where(isUmbrella);
    expect(await fits("7.77_7.77")).toBe(true);
    await db
      .update(goods)
      .set({ minimum: before?.minimum, priceCents: before?.priceCents, tiers: before?.tiers })
      .where(isUmbrella);
  });

  test("[RT-08] a category chain finds the goods of its last category", async () => {
    const chain = [idOf("category", "umbrellas"), idOf("category", "umbrellas-folding")];
    const whole = await search({ categoryId: chain[0] ?? "" });
    const part = await search({ categoryId: chain.join(",") });
    expect(part.total).toBeGreaterThan(0);
    expect(part.total).toBeLessThan(whole.total);
    expect(part.records.every(({ categoryPath }) => categoryPath?.startsWith(chain.join(",")))).toBe(true);
  });

  test("[GD-01] pages do not overlap, and a page beyond the end is empty but knows the total", async () => {
    const first = await search({ keyword: "set", pageSize: 5, sort: "buyCount" });
    const second = await search({ keyword: "set", pageSize: 5, pageNumber: 2, sort: "buyCount" });
    const beyond = await search({ keyword: "set", pageSize: 5, pageNumber: 9_000_000, sort: "buyCount" });
    const ids = [...first.records, ...second.records].map(({ goodsId }) => goodsId);
    expect(new Set(ids).size).toBe(10);
    expect(beyond).toMatchObject({ records: [], total: first.total });
  });

  test("[GD-01] the page size is cut to 1..100", async () => {
    expect((await search({ pageSize: 200 })).size).toBe(100);
    expect((await search({ pageSize: 0 })).size).toBe(10);
  });

  test("[GD-01] similar goods exclude the goods themselves and are of the same category", async () => {
    const skuId = skuIdOf(umbrella.family, umbrella.variant, 0);
    const { records } = await search({ currentGoodsId: skuId });
    expect(records.length).toBeGreaterThan(0);
    expect(records.map(({ goodsId }) => goodsId)).not.toContain(umbrellaId);
    const second = records.map(({ categoryPath }) => categoryPath?.split(",")[1]);
    expect(new Set(second).size).toBe(1);
  });

  test("[GD-01] the filters for stock, the shop's own goods, sales model and promotion work as named", async () => {
    const own = await search({ selfOperated: true });
    expect(own.records.every(({ storeName }) => storeName === "Sundry Select")).toBe(true);
    expect((await search({ inStock: true })).records.every(({ quantity }) => (quantity ?? 0) > 0)).toBe(true);
    const batch = await search({ salesModel: "WHOLESALE" });
    expect(batch.records.every(({ salesModel }) => salesModel === "WHOLESALE")).toBe(true);
    const promotionsId = idOf("coupon", "platform-lanterns");
    const covered = await search({ promotionType: "COUPON", promotionsId });
    expect(covered.total).toBeGreaterThan(0);
    expect(covered.records.every(({ promotionMap }) => promotionMap?.[`COUPON-${promotionsId}`])).toBe(true);
    expect((await search({ promotionType: "COUPON", promotionsId: "1" })).total).toBe(0);
  });

  test("[GD-01] a malformed price range is refused", async () => {
    await expect(search({ price: "cheap" })).rejects.toMatchObject({ code: 4002, status: 400 });
  });
});
