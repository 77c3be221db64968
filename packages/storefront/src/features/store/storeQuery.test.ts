import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asksForGoods,
  narrowed,
  readStoreQuery,
  storeAddress,
  storeEntrance,
  storeGoodsInput,
  type StoreQuery,
  storeSorts,
} from "./storeQuery.ts";

const read = (query: string) => readStoreQuery(new URLSearchParams(query));

const queries: fc.Arbitrary<StoreQuery> = fc
  .record({
    id: fc.stringMatching(/^\d{1,18}$/),
    view: fc.constantFrom("front", "goods"),
    keyword: fc.oneof(fc.constant(""), fc.stringMatching(/^[a-z\u4e00-\u9fa5&%+]{1,20}$/)),
    categoryId: fc.option(fc.stringMatching(/^\d{1,18}$/), { nil: undefined }),
    sort: fc.constantFrom(...storeSorts),
    order: fc.constantFrom("asc", "desc"),
    pageNumber: fc.integer({ min: 1, max: 9999 }),
  })
  .map((query) => ({ ...query, order: query.sort === "relevance" ? "desc" : query.order }));

describe("the query of a store's page", () => {
  test("[GD-04] an address gives back whatever it was made of", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(storeAddress(query).split("?")[1] ?? "")).toEqual(query);
      }),
    );
  });

  test.each(["id=7&view=map&sort=rm&order=up&pageNumber=-1&categoryId=<b>", "id=7&pageNumber=1e3&keyword=%20"])(
    "[GD-04] garbage is ignored: %s",
    (query) => {
      expect(read(query)).toEqual(storeEntrance("7"));
    },
  );

  test.each(["", "id=", "id=../../etc", `id=${"9".repeat(200)}`])("[GD-04] %j names no store", (query) => {
    expect(read(query).id).toBe("");
  });

  test("[GD-04] narrowing the goods begins at the first page, away from the front", () => {
    const deep = { ...storeEntrance("7"), pageNumber: 4 };
    expect(narrowed(deep, { keyword: "rain" })).toEqual({
      ...deep,
      keyword: "rain",
      view: "goods",
      pageNumber: 1,
    });
  });

  test("[GD-04] the entrance shows the front, everything else the goods", () => {
    expect(asksForGoods(storeEntrance("7"))).toBe(false);
    expect(asksForGoods(read("id=7&pageNumber=2"))).toBe(true);
    expect(asksForGoods(read("id=7&keyword=rain"))).toBe(true);
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
});
