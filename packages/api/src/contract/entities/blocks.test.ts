import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PageContent, readPageData } from "./blocks.ts";

describe("readPageData", () => {
  const page: PageContent = {
    list: [
      { type: "navBar", list: [{ name: "Flash sale", url: "/seckill" }] },
      { type: "carousel", key: "a", options: { list: [{ img: "/m/1.webp", url: "/goodsList?keyword=cup" }] } },
      { type: "carousel", key: "b", options: { list: [] } },
    ],
  };

  test("[BK-22] returns the blocks in order, even two of the same type", () => {
    expect(readPageData(JSON.stringify(page))).toEqual(page.list);
  });

  test("[BK-17] leaves out what is not a block and keeps unknown types", () => {
    const text = '{"list":[null,7,{"key":"x"},{"type":5},{"type":"hologram"}]}';
    expect(readPageData(text)).toEqual([{ type: "hologram" }]);
  });

  test("[BK-17] malformed pages are told apart from empty ones, and nothing throws", () => {
    expect(readPageData('{"list":[]}')).toEqual([]);
    for (const text of [null, undefined, "", "{broken", "null", "[]", '{"list":{}}']) {
      expect(readPageData(text)).toBeUndefined();
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readPageData(text)));
  });
});
