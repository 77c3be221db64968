import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { expect, test } from "vitest";
import { cardOf } from "./cardOf.ts";

const row: GoodsIndex = {
  id: "7",
  goodsId: "3",
  goodsName: "Windproof folding umbrella",
  thumbnail: "/media/goods/3/1.webp",
  price: 4.6,
  storeId: "1",
  storeName: "Jinhe Umbrella Works",
};

test("[GD-01] a promotion's price is the one to pay, and the usual one is struck through", () => {
  expect(cardOf({ ...row, promotionPrice: 3.48 })).toMatchObject({ price: 3.48, was: 4.6 });
  expect(cardOf({ ...row, promotionPrice: 4.6 })).not.toHaveProperty("was");
  expect(cardOf(row)).not.toHaveProperty("was");
});

test("[GD-01] a card says when fewer pieces are there than can be bought, and more are made to order", () => {
  const toOrder = { ...row, minimum: 12, quantity: 1_000_000, stockKind: "TO_ORDER" } as const;
  expect(cardOf({ ...toOrder, onHand: 11 })).toHaveProperty("madeToOrder", true);
  expect(cardOf({ ...toOrder, onHand: 12 })).not.toHaveProperty("madeToOrder");
  expect(cardOf({ ...toOrder, onHand: 0, stockKind: "COUNTED" })).not.toHaveProperty("madeToOrder");
});

test("[GD-01] a card shows minimum, sold, grade and store, and when it is sold out", () => {
  expect(cardOf({ ...row, minimum: 12, buyCount: 8412, rating: 4.8, quantity: 0 })).toEqual({
    id: "7",
    href: "/goodsDetail?goodsId=3&skuId=7",
    name: "Windproof folding umbrella",
    image: "/media/goods/3/1.webp",
    price: 4.6,
    minimum: 12,
    sold: 8412,
    rating: 4.8,
    soldOut: true,
    storeName: "Jinhe Umbrella Works",
  });
});
