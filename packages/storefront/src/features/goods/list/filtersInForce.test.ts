import { expect, test } from "vitest";
import { filtersInForce, withoutFilters } from "./filtersInForce.ts";
import { emptyQuery } from "./goodsListQuery.ts";

const words = {
  brand: (id: string) => `Brand ${id}`,
  price: (min: number | undefined, max: number | undefined) => `${min} to ${max}`,
  inStock: "In stock",
  store: "This store",
};
const query = {
  ...emptyQuery,
  keyword: "umbrella",
  storeId: "7",
  brandIds: ["1", "2"],
  attributes: [{ name: "Colour", value: "Blue" }],
  minPrice: 1,
  maxPrice: 6,
  inStock: true,
  pageNumber: 4,
};

test("[GD-01] each filter in force can be taken away alone, which leads to the first page", () => {
  const chips = filtersInForce(query, words);
  expect(chips.map(({ label }) => label)).toEqual(["This store", "1 to 6", "In stock", "Brand 1", "Brand 2", "Blue"]);
  expect(chips[3]?.without).toEqual({ ...query, brandIds: ["2"], pageNumber: 1 });
  expect(chips[5]?.without).toEqual({ ...query, attributes: [], pageNumber: 1 });
});

test("[GD-01] clearing all keeps keyword, category and order", () => {
  const sorted = { ...query, categoryIds: ["1"], sort: "price", order: "asc" } as const;
  expect(withoutFilters(sorted)).toEqual({
    ...emptyQuery,
    keyword: "umbrella",
    categoryIds: ["1"],
    sort: "price",
    order: "asc",
  });
  expect(filtersInForce(withoutFilters(sorted), words)).toEqual([]);
});
