import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changed,
  emptyQuery,
  type GoodsListQuery,
  goodsListAddress,
  pageSizes,
  readGoodsListQuery,
  sorts,
} from "./goodsListQuery.ts";

const read = (query: string) => readGoodsListQuery(new URLSearchParams(query));
const readAddress = (address: string) => read(address.split("?")[1] ?? "");

const id = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const word = fc.stringMatching(/^[a-zA-Z\u4e00-\u9fa5][a-z &+%#\u4e00-\u9fa5]{0,10}[a-z\u4e00-\u9fa5]$/);
const cents = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined });
const queries: fc.Arbitrary<GoodsListQuery> = fc
  .record({
    keyword: fc.oneof(fc.constant(""), word),
    storeId: fc.option(id, { nil: undefined }),
    categoryIds: fc.uniqueArray(id, { maxLength: 3 }),
    brandIds: fc.uniqueArray(id, { maxLength: 4 }),
    attributes: fc.uniqueArray(fc.record({ name: word, value: word }), {
      maxLength: 4,
      selector: ({ name, value }) => `${name}_${value}`,
    }),
    ends: fc.tuple(cents, cents),
    inStock: fc.boolean(),
    sort: fc.constantFrom(...sorts),
    order: fc.constantFrom("asc", "desc"),
    view: fc.constantFrom("grid", "list"),
    pageNumber: fc.integer({ min: 1, max: 9999 }),
    pageSize: fc.constantFrom(...pageSizes),
  })
  .map(({ ends: [one, other], ...query }) => {
    const inUnits = (amount: number | undefined) => (amount === undefined ? undefined : amount / 100);
    const turned = one !== undefined && other !== undefined && one > other;
    return {
      ...query,
      order: query.sort === "relevance" ? ("desc" as const) : query.order,
      minPrice: inUnits(turned ? other : one),
      maxPrice: inUnits(turned ? one : other),
    };
  });

describe("the query of the goods list", () => {
  test("[GD-01] whatever a list is narrowed by, its address gives it back", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readAddress(goodsListAddress(query))).toEqual(query);
      }),
    );
  });

  test("[RT-08] keyword, store and category chain are read each alone and together", () => {
    expect(read("keyword=umbrella")).toEqual({ ...emptyQuery, keyword: "umbrella" });
    expect(read("storeId=7")).toEqual({ ...emptyQuery, storeId: "7" });
    expect(read("categoryId=1,11,111")).toEqual({ ...emptyQuery, categoryIds: ["1", "11", "111"] });
    expect(read("keyword=a&storeId=7&categoryId=1")).toMatchObject({ keyword: "a", storeId: "7", categoryIds: ["1"] });
  });

  test("[GD-01] changing a filter begins at the first page", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(changed(query, { inStock: !query.inStock })).toEqual({
          ...query,
          inStock: !query.inStock,
          pageNumber: 1,
        });
      }),
    );
  });

  test.each([
    "pageNumber=-3&pageSize=7&sort=rm&order=up&view=map&price=cheap&inStock=maybe&prop=_&storeId=<script>&brandId=@@",
    "price=1_2_3&pageNumber=1e9&categoryId=,,&prop=Colour",
    "keyword=%20%20&pageNumber=0",
  ])("[GD-01] garbage is ignored: %s", (query) => {
    expect(read(query)).toEqual(emptyQuery);
  });

  test("[GD-01] no text at all makes it throw", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(() => read(query)).not.toThrow();
      }),
    );
  });

  test("[VA-01] a keyword is trimmed and cut at 140 code points", () => {
    expect([...read(`keyword=${encodeURIComponent(` ${"伞".repeat(200)}`)}`).keyword]).toHaveLength(140);
  });

  test("[GD-01] price ends in the wrong order are swapped, open ends stay open", () => {
    expect(read("price=6_1")).toMatchObject({ minPrice: 1, maxPrice: 6 });
    expect(read("price=_6")).toMatchObject({ minPrice: undefined, maxPrice: 6 });
    expect(read("price=1_")).toMatchObject({ minPrice: 1, maxPrice: undefined });
  });
});
