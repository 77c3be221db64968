import { expect, test } from "vitest";
import { activeFilters, withoutFilters } from "./activeFilters.ts";
import { allGoods } from "./goodsListQuery.ts";

const words = {
  brand: (id: string) => `Brand ${id}`,
  price: (min: number | undefined, max: number | undefined) => `${min} to ${max}`,
  inStock: "In stock",
  store: "This store",
};
const query = {
  ...allGoods,
  keyword: "umbrella",
  storeId: "7",
  brandId: ["1", "2"],
  prop: [{ name: "Colour", value: "Blue" }],
  price: { min: 1, max: 6 },
  inStock: true,
  pageNumber: 4,
};

test("[GD-01] each active filter can be removed alone, which leads to the first page", () => {
  const chips = activeFilters(query, words);
  expect(chips.map(({ label }) => label)).toEqual(["This store", "1 to 6", "In stock", "Brand 1", "Brand 2", "Blue"]);
  expect(chips[3]?.without).toEqual({ ...query, brandId: ["2"], pageNumber: 1 });
  expect(chips[5]?.without).toEqual({ ...query, prop: [], pageNumber: 1 });
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
