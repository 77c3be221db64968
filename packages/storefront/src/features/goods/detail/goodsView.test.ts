import type { CartItem } from "@sundry/api/contract/entities/basket";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axesOf, flashOf, lineTotal, minimumOf, promotionsOf, siblingPieces, skusOf, unitPrice } from "./goodsView.ts";

const umbrella: SkuDetail = {
  data: {
    id: "s1",
    goodsId: "g1",
    goodsName: "Windproof folding umbrella, 8 fibreglass ribs",
    price: 3.48,
    quantity: 40,
    storeId: "201",
    storeName: "Jinhe Umbrella Works",
    marketEnable: "UPPER",
    salesModel: "WHOLESALE",
  },
  wholesaleList: [
    { num: 60, price: 3.19 },
    { num: 12, price: 3.48 },
  ],
  specs: ["Violet", "Navy"].map((colour, index) => ({
    skuId: `s${index + 1}`,
    quantity: 40 * index,
    specValues: [
      { specName: "Colour", specValue: colour, specImage: [`/${colour}.webp`] },
      { specName: "Canopy", specValue: "58 cm" },
      { specName: "images", specValue: "", specImage: ["/1.webp"] },
    ],
  })),
  promotionMap: { "COUPON-7": { id: "7" }, "SECKILL-9": { id: "9", endTime: 5_000 }, "COUPON-8": { id: "8" } },
};

describe("the view of a product page", () => {
  test("[GD-02] axes and SKUs come from the specifications, without the pictures", () => {
    expect(axesOf(umbrella)).toEqual([
      {
        name: "Colour",
        values: [
          { value: "Violet", image: "/Violet.webp" },
          { value: "Navy", image: "/Navy.webp" },
        ],
      },
      { name: "Canopy", values: [{ value: "58 cm" }] },
    ]);
    expect(skusOf(umbrella)[1]).toEqual({ skuId: "s2", quantity: 40, values: { Colour: "Navy", Canopy: "58 cm" } });
  });

  test("[VA-03] the first tier is the smallest count, and the price follows the count", () => {
    expect(minimumOf(umbrella)).toBe(12);
    expect([1, 12, 59, 60].map((count) => unitPrice(umbrella, undefined, count))).toEqual([3.48, 3.48, 3.48, 3.19]);
  });

  test("[VA-03] pieces of other variants in the cart count towards the minimum, those of this one and of other goods do not", () => {
    const line = (goodsId: string, id: string, num: number, invalid = false): CartItem => ({
      storeId: "201",
      storeName: "Jinhe Umbrella Works",
      goodsSku: { ...umbrella.data, goodsId, id },
      num,
      purchasePrice: 3.48,
      subTotal: 3.48 * num,
      checked: true,
      invalid,
      cartType: "CART",
    });
    const lines = [line("g1", "s1", 12), line("g1", "s2", 6), line("g1", "s3", 5, true), line("g2", "s4", 7)];
    expect(siblingPieces(umbrella, lines)).toBe(6);
  });

  test("[GD-02] a running flash sale overrides every tier", () => {
    const running = { ...umbrella, data: { ...umbrella.data, promotionFlag: true, promotionPrice: 2.5 } };
    const flash = flashOf(running, () => Number.NaN);
    expect(flash).toEqual({ price: 2.5, endsAt: 5_000 });
    expect(unitPrice(running, flash, 240)).toBe(2.5);
    expect(flashOf(umbrella, () => 0)).toBeUndefined();
  });

  test("[GD-02] promotions are separated by kind", () => {
    expect(promotionsOf(umbrella, "COUPON").map(({ id }) => id)).toEqual(["7", "8"]);
    expect(promotionsOf(umbrella, "COUP")).toEqual([]);
  });

  test("[EN-02] a total is exact to the cent", () => {
    expect(lineTotal(3.48, 24)).toBe(83.52);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 9999 }), (cents, count) => {
        expect(lineTotal(cents / 100, count)).toBe((cents * count) / 100);
      }),
    );
  });
});
