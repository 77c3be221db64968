import fc from "fast-check";
import { expect, test } from "vitest";
import { readColumns } from "./readColumns.ts";

test("[BK-13] reads left, middle and right; a column without products is left out", () => {
  const list = [{ name: "Umbrella", price: 3.48 }];
  const columns = readColumns({
    left: { title: "Rising", secondTitle: "By growth", url: "/goodsList", list },
    middle: { title: "Empty", list: [] },
    right: { list },
  });
  expect(columns.map(({ title, note, url, goods }) => [title, note, url, goods.length])).toEqual([
    ["Rising", "By growth", "/goodsList", 1],
    [undefined, undefined, undefined, 1],
  ]);
});

test("[BK-17] no JSON makes it throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => readColumns({ left: value, middle: { list: value } })).not.toThrow();
    }),
  );
});
