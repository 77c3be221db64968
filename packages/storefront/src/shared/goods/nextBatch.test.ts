import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { expect, test } from "vitest";
import { cardOf } from "./cardOf.ts";

const row: GoodsIndex = {
  id: "7",
  goodsId: "3",
  goodsName: "Windproof folding umbrella",
  price: 2.6,
  minimum: 12,
  quantity: 500,
  storeId: "1",
  storeName: "Jinhe Umbrella Works",
  wholesaleList: [
    { num: 288, price: 2.1 },
    { num: 12, price: 2.6 },
    { num: 72, price: 2.35 },
  ],
};

test("[GD-01] a card names the first batch price above the minimum, in whatever order they come", () => {
  expect(cardOf(row).batch).toEqual({ num: 72, price: 2.35 });
});

test.each([
  ["there are too few pieces for it", { quantity: 71 }],
  ["an offer has one price for all counts", { promotionPrice: 1.9 }],
  ["it is not cheaper", { price: 2.35 }],
  ["there is one price", { wholesaleList: [{ num: 12, price: 2.6 }] }],
  ["the shop knows none", { wholesaleList: null }],
])("[GD-01] a card names no batch price when %s", (_, other) => {
  expect(cardOf({ ...row, ...other })).not.toHaveProperty("batch");
});
