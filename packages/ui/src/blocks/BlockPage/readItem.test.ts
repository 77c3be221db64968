import fc from "fast-check";
import { expect, test } from "vitest";
import { goodsOfItem, readItem, readItems } from "./readItem.ts";

test("[BK-21] every field that the data carries is read", () => {
  const item = { img: "/a.webp", url: "/goodsDetail?goodsId=1", name: "Umbrella", describe: "8 ribs", price: 3.48 };
  expect(readItem(item)).toEqual(item);
});

test("[BK-21] an item without one of them still stands", () => {
  expect(readItem({ name: "Umbrella", price: null })).toEqual({ name: "Umbrella" });
});

test("[BK-21] older pages say title and desc", () => {
  expect(readItem({ title: "Umbrella", desc: "8 ribs" })).toEqual({ name: "Umbrella", describe: "8 ribs" });
});

test("[EN-02] a price that is no number stays as it came", () => {
  expect(readItem({ price: "on request" })).toEqual({ price: "on request" });
});

test("[BK-17] what is no item is left out, whatever it is", () => {
  expect(readItems([null, 7, "x", [], {}, { name: "Umbrella" }])).toEqual([{ name: "Umbrella" }]);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const [index, item] of readItems(value).entries())
        expect(goodsOfItem(item, index).name).toBeTypeOf("string");
    }),
  );
});
