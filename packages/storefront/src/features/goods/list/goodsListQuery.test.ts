import { expect, test } from "vitest";
import { allGoods, changed } from "./goodsListQuery.ts";

test("[GD-01] changing a filter begins at the first page", () => {
  const deep = { ...allGoods, keyword: "umbrella", pageNumber: 4 };
  expect(changed(deep, { inStock: true })).toEqual({ ...deep, inStock: true, pageNumber: 1 });
});
