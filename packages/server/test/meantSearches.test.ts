import * as goodsCalls from "@sundry/api/contract/goods";
import { describe, expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

const shop = useShop();

function search(input: { keyword: string; price?: string }) {
  return shop.visit().send(goodsCalls.search, { pageSize: 100, ...input });
}

describe("searches with words that no goods have together", () => {
  test.each([
    ["umbrella zzzz", "umbrella"],
    ["an umbrella for my backpack zzzz", "umbrella backpack"],
    ["zzzz, umbrellas and qqqq", "umbrellas"],
    ["适合斑马的雨伞", "雨伞"],
  ])("[GD-01] %s finds what most of its words find, %s, and the answer says so", async (typed, part) => {
    const found = await search({ keyword: typed });
    expect(found.corrected).toBe(part);
    expect(found.dropped ?? []).not.toContain("umbrella");
    expect(found.total).toBeGreaterThan(0);
    const filters = await shop.visit().send(goodsCalls.related, { keyword: typed });
    expect(filters.prices).not.toBeNull();
  });

  test.each([
    ["umbrella zzzz", ["zzzz"]],
    ["leather lamp", ["leather"]],
    ["wooden umbrella for zebras", ["wooden", "zebras"]],
    ["umbrella under 0.01", ["under 0.01"]],
    ["zzzz umbrella for 6 year olds", ["zzzz"]],
    ["斑马 雨伞", ["斑马"]],
    ["wooden umbrella", ["wooden"]],
    ["木制 雨伞", ["木制"]],
    ["木制雨伞", ["木制"]],
  ])("[GD-01] of %s, %j is left out, and the answer says so", async (keyword, dropped) => {
    const found = await search({ keyword });
    expect(found.dropped).toEqual(dropped);
    expect(found.total).toBeGreaterThan(0);
  });
});

describe("misspelt searches", () => {
  test.each([
    ["umbrela", "umbrella"],
    ["Umbrlela", "umbrella"],
    ["unbrella", "umbrella"],
    ["folding umbrelas", "folding umbrella"],
    ["bakpack", "backpack"],
    ["jewlery", "jewelry"],
    ["雨散", "雨伞"],
    ["折迭伞", "折叠伞"],
    ["叠折伞", "折叠伞"],
  ])("[GD-01] %s finds what %s finds, and the answer says so", async (typed, meant) => {
    const found = await search({ keyword: typed });
    expect(found.corrected).toBe(meant);
    const right = await search({ keyword: meant });
    expect(right.corrected ?? null).toBeNull();
    expect(found.total).toBe(right.total);
    const [filters, rightFilters] = await Promise.all(
      [typed, meant].map((keyword) => shop.visit().send(goodsCalls.related, { keyword })),
    );
    expect(filters).toEqual(rightFilters);
  });

  test.each(["zzqqxxyy", "qqqq", "!?", "12345678", "龘龘"])(
    "[GD-01] %s means nothing else, and finds nothing",
    async (keyword) => {
      const found = await search({ keyword });
      expect(found.total).toBe(0);
      expect(found.corrected ?? null).toBeNull();
    },
  );

  test.each(["umbrella", "folding umbrella"])(
    "[GD-01] a filter that leaves nothing of %s is no spelling mistake, and no word too many",
    async (keyword) => {
      const found = await search({ keyword, price: "9000_9999" });
      expect(found.total).toBe(0);
      expect(found.corrected ?? null).toBeNull();
    },
  );
});

describe("a search without results", () => {
  const departments = async () => shop.visit().send(goodsCalls.categoryChildren, { id: "0" });

  test.each([
    ["umbrella", "Umbrellas", { price: "9000_9999" }],
    ["umbrella zzzz", "Umbrellas", { price: "9000_9999" }],
    ["umbrella under 0.01", "Umbrellas", { price: "9000_9999" }],
    ["candlestickmaker", "Lighting", {}],
    ["斑马 雨伞", "Umbrellas", { price: "9000_9999" }],
  ])("[GD-01] %s offers the nearest department, %s", async (keyword, name, filters) => {
    const { total, nearest } = await search({ keyword, ...filters });
    expect(total).toBe(0);
    expect(nearest?.name).toBe(name);
  });

  test("[GD-01] in a category, its department is offered; otherwise nonsense is near to nothing", async () => {
    const [toys] = await departments();
    const deep = toys?.children?.[0]?.children?.[0];
    const found = await shop.visit().send(goodsCalls.search, { keyword: "zzqqxxyy", categoryId: deep?.id ?? "" });
    expect(found.nearest).toEqual({ categoryId: toys?.id, name: toys?.name });
    expect((await search({ keyword: "zzqqxxyy" })).nearest ?? null).toBeNull();
    expect((await search({ keyword: "umbrella" })).nearest ?? null).toBeNull();
  });
});
