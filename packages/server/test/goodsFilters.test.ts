import * as goodsCalls from "@sundry/api/contract/goods";
import { describe, expect, test } from "vitest";
import { goodsIdOf } from "@sundry/demo";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const umbrellaId = goodsIdOf("folding-umbrella", "windproof-8-ribs");

function search(input: { keyword?: string; [name: string]: unknown }, language: "en" | "zh" = "en") {
  return shop.visit(language).send(goodsCalls.search, { pageSize: 100, ...input });
}

describe("filters", () => {
  test("[GD-01] choosing a brand or an attribute leaves exactly as many goods as its count says", async () => {
    const facets = await shop.visit().send(goodsCalls.related, { keyword: "umbrella" });
    const [brand] = facets.brands;
    expect((await search({ keyword: "umbrella", brandId: brand?.value })).total).toBe(brand?.count);
    const [category] = facets.categories;
    expect((await search({ keyword: "umbrella", categoryId: category?.value })).total).toBe(category?.count);
    const [param] = facets.paramOptions ?? [];
    const prop = `${param?.key}_${param?.values[0]}`;
    const narrowed = await search({ keyword: "umbrella", prop });
    expect(narrowed.total).toBeGreaterThan(0);
    expect(
      narrowed.records.every(({ attrList }) =>
        attrList?.some(({ name, value }) => name === param?.key && value === param?.values[0]),
      ),
    ).toBe(true);
  });

  test("[GD-01] a chosen value is not offered again, but its alternatives are", async () => {
    const before = await shop.visit().send(goodsCalls.related, { keyword: "umbrella" });
    const [chosen, other] = before.brands;
    const after = await shop.visit().send(goodsCalls.related, { keyword: "umbrella", brandId: chosen?.value });
    expect(after.brands.map(({ value }) => value)).not.toContain(chosen?.value);
    expect(after.brands.find(({ value }) => value === other?.value)?.count).toBe(other?.count);
    const both = await search({ keyword: "umbrella", brandId: `${chosen?.value}@${other?.value}` });
    expect(both.total).toBe((chosen?.count ?? 0) + (other?.count ?? 0));
  });

  test("[GD-01] too many attributes at once are refused", async () => {
    const prop = Array.from({ length: 13 }, (_, n) => `Name${n}_value`).join("@");
    await expect(search({ prop })).rejects.toMatchObject({ code: 4002 });
  });
});

describe("filters of our own", () => {
  const found = (input: object) => shop.visit().send(goodsCalls.related, { keyword: "umbrella", ...input });

  test("[GD-01] each value leaves exactly as many goods as its count says", async () => {
    const { totals = [], minimums = [], dispatch = [], colours = [], ratings = [] } = await found({});
    for (const [values, input] of [
      [totals, ({ to }: { to: number }) => ({ total: `_${to}` })],
      [minimums, ({ from, to }: { from: number; to?: number | null }) => ({ minimum: `${from}_${to ?? ""}` })],
      [dispatch, ({ hours }: { hours: number }) => ({ dispatchHours: hours })],
      [colours, ({ value }: { value: string }) => ({ colour: value })],
      [ratings, ({ from }: { from: number }) => ({ rating: from })],
    ] as [{ count: number }[], (value: never) => object][]) {
      expect(values.length).toBeGreaterThan(1);
      for (const value of values)
        expect((await search({ keyword: "umbrella", ...input(value as never) })).total).toBe(value.count);
    }
  });

  test("[GD-01] a filter does not hide its own alternatives, and counts those of the others", async () => {
    const [before, after] = [await found({}), await found({ minimum: "6_24", price: "1_4" })];
    expect(after.minimums?.length).toBeGreaterThan(1);
    expect(after.prices?.to).toBeGreaterThan(4);
    expect(after.colours?.[0]?.count).toBeLessThan(before.colours?.[0]?.count ?? 0);
    const { total } = await search({ keyword: "umbrella", minimum: "6_24" });
    const priced = (await found({ minimum: "6_24", price: "1_4" })).prices?.counts ?? [];
    expect(priced.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test("[GD-01] two colours are alternatives, and a malformed minimum is refused", async () => {
    const total = async (colour: string) => (await search({ keyword: "umbrella", colour })).total;
    expect(await total("red@blue")).toBeGreaterThanOrEqual(Math.max(await total("red"), await total("blue")));
    await expect(search({ minimum: "many" })).rejects.toMatchObject({ code: 4002 });
  });

  test.each([{ colour: "red", keyword: "umbrella" }, { keyword: "red umbrella" }])(
    "[GD-01] a row of %o is the variant that is red, with its picture and price",
    async (input) => {
      const row = (await search(input)).records.find(({ goodsId }) => goodsId === umbrellaId);
      const { data } = await shop.visit().send(goodsCalls.skuDetail, { goodsId: umbrellaId, skuId: row?.id ?? "" });
      expect(data.specList?.map(({ specValue }) => specValue)).toContain("Scarlet");
      expect(row).toMatchObject({ price: data.price, thumbnail: expect.stringContaining("/colour-scarlet.webp") });
    },
  );

  test("[GD-01] the variant of the main picture has that picture", async () => {
    const row = (await search({ keyword: "umbrella", colour: "purple" })).records.find(
      ({ goodsId }) => goodsId === umbrellaId,
    );
    expect(row?.thumbnail).toContain("/1.webp");
  });

  test("[GD-01] a specification is offered if enough goods have it, and none of the whole shop", async () => {
    const all = await shop.visit().send(goodsCalls.related, {});
    expect(all.paramOptions).toEqual([]);
    const { paramOptions = [] } = await found({});
    const { total } = await search({ keyword: "umbrella" });
    expect(paramOptions?.length).toBeGreaterThan(0);
    for (const { values, counts } of paramOptions ?? []) {
      expect(values.length).toBeGreaterThan(1);
      expect(counts).toHaveLength(values.length);
      expect((counts ?? []).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(0.3 * total);
    }
  });

  test.each(["jewelry", "red umbrella", "红色 雨伞", "kids backpack", "tshirt"])(
    "[GD-01] %s finds goods that are called otherwise",
    async (keyword) => {
      expect((await search({ keyword })).total).toBeGreaterThan(0);
    },
  );
});
