import fc from "fast-check";
import { expect, test } from "vitest";
import { readAfterSaleListQuery, writeAfterSaleListQuery } from "./afterSaleListQuery.ts";
import { tabs } from "./afterSaleTabs.ts";

test("[MC-04] what is written is read again", () => {
  const query = fc.record({
    tab: fc.constantFrom(...tabs),
    sn: fc.string({ maxLength: 140 }).map((text) => text.trim()),
    pageNumber: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(query, (one) => {
      expect(readAfterSaleListQuery(new URLSearchParams(writeAfterSaleListQuery(one).toString()))).toEqual(one);
    }),
  );
});

test.each(["tab=TELEPORTED", "pageNumber=-1", "pageNumber=1e9", "pageNumber=x", ""])(
  "[RT-10] %s reads as the start of the list",
  (text) => {
    expect(readAfterSaleListQuery(new URLSearchParams(text))).toEqual({ tab: "ALL", sn: "", pageNumber: 1 });
  },
);
