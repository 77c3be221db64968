import fc from "fast-check";
import { expect, test } from "vitest";
import { readMix } from "./readMix.ts";

const goods = { model: "goods", data: { badge: { label: "Direct" }, list: [{ name: "Umbrella" }] } };
const brand = {
  model: "brand",
  data: { title: "Stores", list: [{ name: "Jinhe", goods: [{ img: "/a.webp" }] }, null, { goods: [] }] },
};

test.each([
  ["goods first", { left: goods, right: brand }],
  ["stores first", { left: brand, right: goods }],
])("[BK-11] reads both sides by their model: %s", (_, options) => {
  expect(readMix(options)).toEqual({
    goods: { badge: "Direct", list: [{ name: "Umbrella" }] },
    brand: { title: "Stores", url: undefined, list: [{ item: { name: "Jinhe" }, goods: [{ img: "/a.webp" }] }] },
  });
});

test("[BK-11] without a model the products are on the left", () => {
  const mix = readMix({ left: { data: goods.data }, right: { data: brand.data } });
  expect(mix.goods.list).toHaveLength(1);
  expect(mix.brand.list).toHaveLength(1);
});

test("[BK-17] no JSON makes it throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      expect(() => readMix({ left, right })).not.toThrow();
      expect(() => readMix({ left: { data: left }, right: { data: right } })).not.toThrow();
    }),
  );
});
