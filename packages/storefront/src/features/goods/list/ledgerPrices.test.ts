import { describe, expect, it } from "vitest";
import { goods } from "../../../testing/entities.ts";
import { centsFor, priceAt } from "./ledgerPrices.ts";

const tiers = [
  { num: 60, price: 3.1 },
  { num: 12, price: 3.48 },
];

describe("the prices of the ledger", () => {
  it.each([
    [11, undefined],
    [12, 3.48],
    [59, 3.48],
    [60, 3.1],
    [240, 3.1],
  ])("[GD-01] [VA-03] one of %i pieces costs %s", (count, price) => {
    expect(priceAt(goods({ minimum: 12, wholesaleList: tiers }), count)).toBe(price);
  });

  it("[GD-01] an offer has one price, and goods without tiers have theirs", () => {
    expect(priceAt(goods({ minimum: 12, wholesaleList: tiers, promotionPrice: 2.9 }), 240)).toBe(2.9);
    expect(priceAt(goods({ minimum: 1, wholesaleList: null, price: 9.9 }), 12)).toBe(9.9);
  });

  it("[EN-02] sums are whole cents", () => {
    expect(centsFor(goods({ minimum: 1, price: 1.1 }), 3)).toBe(330);
  });
});
