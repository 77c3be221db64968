import fc from "fast-check";
import { expect, test } from "vitest";
import { toCents } from "../../shared/goods/cents.ts";
import { addsUp, amountParts } from "./amountLines.ts";

const none = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };

test("[BU-03] goods and shipping always show, other lines only if they change the amount", () => {
  expect(amountParts({ ...none, goodsPrice: 12, flowPrice: 12 })).toEqual([
    { id: "goods", amount: 12 },
    { id: "shipping", amount: 0 },
  ]);
  const all = { goodsPrice: 286.8, discountPrice: 46.08, couponPrice: 5, freightPrice: 17.3, updatePrice: -1.2 };
  expect(amountParts({ ...all, flowPrice: 251.82 })).toEqual([
    { id: "goods", amount: 286.8 },
    { id: "offers", amount: -46.08 },
    { id: "coupon", amount: -5 },
    { id: "shipping", amount: 17.3 },
    { id: "adjustment", amount: -1.2 },
  ]);
});

test("[BU-03] tax that is added is a line for each rate that has some, and adds up; included tax is no line", () => {
  const rates = [
    { rate: 19, netPrice: 10, taxPrice: 1.9 },
    { rate: 0, netPrice: 5, taxPrice: 0 },
  ];
  const price = { ...none, goodsPrice: 15, flowPrice: 16.9, addedTaxPrice: 1.9 };
  const tax = { name: "VAT", included: false, taxPrice: 1.9, rates };
  expect(amountParts(price, tax).at(-1)).toEqual({ id: "tax", rate: 19, amount: 1.9 });
  expect(amountParts(price, tax)).toHaveLength(3);
  expect(addsUp(price)).toBe(true);
  expect(addsUp({ ...price, addedTaxPrice: 1 })).toBe(false);
  expect(amountParts({ ...none, goodsPrice: 15, flowPrice: 15 }, { ...tax, included: true })).toHaveLength(2);
});

test("[EN-02] the lines add up to the cent, without rounding errors", () => {
  expect(addsUp({ ...none, goodsPrice: 0.1, freightPrice: 0.2, flowPrice: 0.3 })).toBe(true);
  expect(addsUp({ ...none, goodsPrice: 10, flowPrice: 10.01 })).toBe(false);
  const cents = fc.nat(100_000_000);
  fc.assert(
    fc.property(cents, cents, cents, (goods, freight, off) => {
      const discount = Math.min(off, goods);
      const price = {
        ...none,
        goodsPrice: goods / 100,
        freightPrice: freight / 100,
        discountPrice: discount / 100,
        flowPrice: (goods + freight - discount) / 100,
      };
      expect(addsUp(price)).toBe(true);
      expect(addsUp({ ...price, flowPrice: (toCents(price.flowPrice) + 1) / 100 })).toBe(false);
    }),
  );
});
