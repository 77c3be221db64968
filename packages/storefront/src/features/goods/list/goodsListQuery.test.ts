import { expect, test } from "vitest";
import { pages } from "../../../shared/routing/addresses.ts";
import { changed } from "./goodsListQuery.ts";

const allGoods = pages.goodsList.query.read(new URLSearchParams());

test("[GD-01] changing a filter starts at the first page", () => {
  const deep = { ...allGoods, keyword: "umbrella", pageNumber: 4 };
  expect(changed(deep, { inStock: true })).toEqual({ ...deep, inStock: true, pageNumber: 1 });
});
