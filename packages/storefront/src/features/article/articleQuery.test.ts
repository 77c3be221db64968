import fc from "fast-check";
import { expect, test } from "vitest";
import { allArticles, type ArticleQuery, articleAddress, readArticleQuery } from "./articleQuery.ts";

const read = (query: string) => readArticleQuery(new URLSearchParams(query));
const readAddress = (address: string) => read(address.split("?")[1] ?? "");

test("[GD-07] the address of a list gives back whatever it was made of", () => {
  const lists: fc.Arbitrary<ArticleQuery> = fc.record({
    id: fc.constant(undefined),
    categoryId: fc.option(fc.stringMatching(/^\d{1,18}$/), { nil: undefined }),
    title: fc.oneof(fc.constant(""), fc.stringMatching(/^[a-z\u4e00-\u9fa5&%+]{1,20}$/)),
    pageNumber: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(lists, (query) => {
      expect(readAddress(articleAddress(query))).toEqual(query);
    }),
  );
});

test("[GD-07] an article stands alone in its address", () => {
  const address = articleAddress({ ...allArticles, id: "7", title: "freight", pageNumber: 3 });
  expect(address).toBe("/article/detail?id=7");
  expect(readAddress(address)).toEqual({ ...allArticles, id: "7" });
});

test.each(["categoryId=<b>&pageNumber=-2&title=%20%20", "pageNumber=1e3", "id="])(
  "[GD-07] garbage is ignored: %s",
  (query) => {
    expect(read(query)).toEqual(allArticles);
  },
);

test("[VA-01] a title is cut at 140 code points", () => {
  expect([...read(`title=${encodeURIComponent("伞".repeat(200))}`).title]).toHaveLength(140);
});
