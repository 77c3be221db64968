import { expect, test } from "vitest";
import { pages } from "../../../shared/routing/addresses.ts";
import { activeFilters, withoutFilters } from "./activeFilters.ts";

const allGoods = pages.goodsList.query.read(new URLSearchParams());
const words = {
  brand: (id: string) => `Brand ${id}`,
  price: (min: number | undefined, max: number | undefined) => `${min} to ${max}`,
  total: (min: number | undefined, max: number | undefined) => `${min} to ${max} in all`,
  inStock: "In stock",
  minimum: (from: number, to: number | undefined) => `Minimum ${from} to ${to}`,
  dispatch: (hours: number) => `${hours} hours`,
  colour: (family: string) => family,
  rating: (least: number) => `${least} and up`,
  age: (from: number, to: number) => `${from} to ${to} years`,
  store: "This store",
  coupon: "For your coupon",
};
const query = {
  ...allGoods,
  keyword: "umbrella",
  storeId: "7",
  brandId: ["1", "2"],
  prop: [{ name: "Colour", value: "Blue" }],
  price: { min: 1, max: 6 },
  total: { max: 15 },
  inStock: true,
  minimum: { min: 6, max: 24 },
  dispatch: 48,
  colour: ["red", "blue"],
  rating: 4.5,
  pageNumber: 4,
} as const;

test("[GD-01] each active filter can be removed by itself, which leads to the first page", () => {
  const chips = activeFilters(query, words);
  const without = (label: string) => chips.find((chip) => chip.label === label)?.without;
  expect(chips.map(({ label }) => label)).toEqual([
    "This store",
    "1 to 6",
    "undefined to 15 in all",
    "In stock",
    "Minimum 6 to 24",
    "48 hours",
    "red",
    "blue",
    "4.5 and up",
    "Brand 1",
    "Brand 2",
    "Blue",
  ]);
  expect(without("Minimum 6 to 24")).toEqual({ ...query, minimum: {}, pageNumber: 1 });
  expect(without("red")).toEqual({ ...query, colour: ["blue"], pageNumber: 1 });
  expect(without("Brand 1")).toEqual({ ...query, brandId: ["2"], pageNumber: 1 });
  expect(without("Blue")).toEqual({ ...query, prop: [], pageNumber: 1 });
});

test("[GD-01] removing all keeps keyword, category and order", () => {
  const sorted = { ...query, categoryId: ["1"], sort: "price", order: "asc" } as const;
  expect(withoutFilters(sorted)).toEqual({
    ...allGoods,
    keyword: "umbrella",
    categoryId: ["1"],
    sort: "price",
    order: "asc",
  });
  expect(activeFilters(withoutFilters(sorted), words)).toEqual([]);
});

test("[GD-01] an age and a budget in the keyword are filters that can be removed, each by itself or all at once", () => {
  const typed = { ...allGoods, keyword: "gift for 6 year old under 15", inStock: true };
  const understood = {
    words: "gift",
    facts: [
      { kind: "AGE", text: "6 year old", from: 6, to: 6, without: "gift under 15" },
      { kind: "BUDGET", text: "under 15", to: 15, without: "gift for 6 year old" },
    ],
  };
  const chips = activeFilters(typed, words, understood);
  expect(chips.map(({ label, without }) => [label, without.keyword, without.inStock])).toEqual([
    ["6 to 6 years", "gift under 15", true],
    [words.total(undefined, 15), "gift for 6 year old", true],
    ["In stock", typed.keyword, false],
  ]);
  expect(withoutFilters(typed, understood)).toEqual({ ...allGoods, keyword: "gift" });
  expect(activeFilters({ ...typed, keyword: "umbrella", inStock: false }, words, understood)).toEqual([]);
});
