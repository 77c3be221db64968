import { expect, test } from "vitest";
import { minimumsMet } from "./minimumsMet.ts";

function line(goodsId: string, num: number, minimum?: number, invalid = false) {
  const goodsSku = {
    id: `${goodsId}-${num}`,
    goodsId,
    goodsName: goodsId,
    price: 1,
    quantity: 100,
    storeId: "7",
    storeName: "Kilnmate Tableware",
    marketEnable: "UPPER",
    salesModel: "WHOLESALE",
  } as const;
  return { goodsSku, num, minimum, invalid };
}

test("[BU-06] counts goods that have reached their minimum, their variants once", () => {
  expect(minimumsMet([])).toBe(0);
  expect(minimumsMet([line("teapot", 12, 12), line("umbrella", 11, 12), line("button", 1)])).toBe(2);
  expect(minimumsMet([line("teapot", 12, 12), line("teapot", 24, 12)])).toBe(1);
  expect(minimumsMet([line("teapot", 12, 12, true)])).toBe(0);
});
