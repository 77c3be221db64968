import { expect, test } from "vitest";
import { type PageQuery, pages } from "../../shared/routing/addresses.ts";
import { showsGoods, withFilter, storeGoodsInput } from "./storeGoods.ts";

const read = (search: string): PageQuery<"store"> => pages.store.query.read(new URLSearchParams(search));

test("[GD-04] filtering the goods starts at the first page, away from the decorated page", () => {
  const deep = read("id=7&pageNumber=4");
  expect(withFilter(deep, { keyword: "rain" })).toEqual({ ...deep, keyword: "rain", view: "goods", pageNumber: 1 });
});

test("[GD-04] only the plain address shows the decorated page", () => {
  expect(showsGoods(read("id=7"))).toBe(false);
  expect(showsGoods(read("id=7&pageNumber=2"))).toBe(true);
  expect(showsGoods(read("id=7&keyword=rain"))).toBe(true);
});

test("[GD-04] a search stays inside the store", () => {
  expect(storeGoodsInput(read("id=7&keyword=rain&sort=price&order=asc"))).toEqual({
    storeId: "7",
    keyword: "rain",
    sort: "price",
    order: "asc",
    pageNumber: 1,
    pageSize: 20,
  });
});
