import fc from "fast-check";
import { expect, test } from "vitest";
import { goodsOfItem, readItem, readItems } from "./readItem.ts";

test("[BK-21] reads every field that the data has", () => {
  const item = { img: "/a.webp", url: "/goodsDetail?goodsId=1", name: "Umbrella", describe: "8 ribs", price: 3.48 };
  expect(readItem(item)).toEqual(item);
});

test("[BK-21] reads an item without any one of them", () => {
  expect(readItem({ name: "Umbrella", price: null })).toEqual({ name: "Umbrella" });
});

test("[BK-21] reads title and desc of older pages", () => {
  expect(readItem({ title: "Umbrella", desc: "8 ribs" })).toEqual({ name: "Umbrella", describe: "8 ribs" });
});

test("[BK-21] a card names the next batch price if the item has both its parts", () => {
  const batchOf = (item: object) => goodsOfItem(readItem(item) ?? {}, 0).batch;
  expect(batchOf({ name: "Mug", batchNum: 72, batchPrice: 2.35 })).toEqual({ num: 72, price: 2.35 });
  expect(batchOf({ name: "Mug", batchNum: 72 })).toBeUndefined();
});

test("[EN-02] a price that is not a number stays unchanged", () => {
  expect(readItem({ price: "on request" })).toEqual({ price: "on request" });
});

test("[BK-17] whatever is not an item is left out", () => {
  expect(readItems([null, 7, "x", [], {}, { name: "Umbrella" }])).toEqual([{ name: "Umbrella" }]);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const [index, item] of readItems(value).entries())
        expect(goodsOfItem(item, index).name).toBeTypeOf("string");
    }),
  );
});
