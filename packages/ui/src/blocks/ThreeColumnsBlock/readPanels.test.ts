import fc from "fast-check";
import { expect, test } from "vitest";
import { readPanels } from "./readPanels.ts";

test("[BK-08] reads title, tint and up to three products of three panels", () => {
  const goods = [1, 2, 3, 4].map((number) => ({ name: `Goods ${number}` }));
  const panels = readPanels([
    { name: "A", tint: "lilac", goods },
    { name: "B", tint: "plaid" },
    { name: "C" },
    { name: "D" },
  ]);
  expect(panels.map(({ item, tint, goods: few }) => [item.name, tint, few.length])).toEqual([
    ["A", "lilac", 3],
    ["B", "mint", 0],
    ["C", "sky", 0],
  ]);
});

test("[BK-17] no JSON makes it throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => readPanels(value)).not.toThrow();
      expect(() => readPanels([{ name: "A", goods: value, tint: value }])).not.toThrow();
    }),
  );
});
