import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePageData } from "./parsePageData.ts";

test("[BK-22] returns blocks in the order of the page, even the same type twice", () => {
  const list = [{ type: "carousel", options: { list: [] } }, { type: "seckill" }, { type: "carousel", options: {} }];
  expect(parsePageData(JSON.stringify({ list })).blocks.map(({ type }) => type)).toEqual([
    "carousel",
    "seckill",
    "carousel",
  ]);
  const keys = parsePageData({ list }).blocks.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

test("[BK-17] a block without a type is left out and reported, the rest stays", () => {
  expect(parsePageData({ list: [null, { type: 7 }, { type: "seckill" }] })).toEqual({
    blocks: [{ key: "2-seckill", index: 2, type: "seckill", options: { type: "seckill" } }],
    faults: ["pageData.list.0.type", "pageData.list.1.type"],
  });
});

test.each(["", "{", "null", "[]", "7", undefined, null, { list: {} }])(
  "[BK-17] %j is a page without blocks",
  (pageData) => {
    const { blocks, faults } = parsePageData(pageData);
    expect(blocks).toEqual([]);
    expect(faults).toHaveLength(1);
  },
);

test("[BK-17] no JSON makes it throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => parsePageData(value)).not.toThrow();
      expect(() => parsePageData({ list: value })).not.toThrow();
    }),
  );
});
