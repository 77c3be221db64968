import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrderListQuery, writeOrderListQuery } from "./orderListQuery.ts";
import { tags } from "./orderTags.ts";

test("[MC-02] what is written is read again", () => {
  const query = fc.record({
    tag: fc.constantFrom(...tags),
    keywords: fc.string({ maxLength: 140 }).map((text) => text.trim()),
    pageNumber: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(query, (one) => {
      expect(readOrderListQuery(new URLSearchParams(writeOrderListQuery(one).toString()))).toEqual(one);
    }),
  );
});

test.each(["tag=TELEPORTED", "pageNumber=-1", "pageNumber=1e9", "pageNumber=x", ""])(
  "[RT-10] %s reads as the start of the list",
  (text) => {
    expect(readOrderListQuery(new URLSearchParams(text))).toEqual({ tag: "ALL", keywords: "", pageNumber: 1 });
  },
);
