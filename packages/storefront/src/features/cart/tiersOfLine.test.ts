import { expect, test } from "vitest";
import { cartLine } from "../../testing/carts.ts";
import { sku } from "../../testing/entities.ts";
import { tiersOfLine } from "./tiersOfLine.ts";

const wholesaleList = [
  { num: 60, price: 3.1 },
  { num: 12, price: 3.48 },
];
const violet = cartLine(24, { wholesaleList, goodsSku: sku({ quantity: 400 }) });
const navy = cartLine(30, { wholesaleList, goodsSku: sku({ id: "12" }) });
const teapot = cartLine(50, { wholesaleList, goodsSku: sku({ id: "13", goodsId: "202" }) });

test("[VA-03] [BU-01] batch prices of a line ascend, within its stock, and ticked pieces of other variants count", () => {
  expect(tiersOfLine(violet, [violet, navy, teapot])).toEqual({
    tiers: [
      { num: 12, price: 3.48 },
      { num: 60, price: 3.1 },
    ],
    count: 24,
    others: 30,
    maximum: 400,
  });
});

test.each([
  ["unticked", { checked: false }],
  ["invalid", { invalid: true }],
])("[VA-03] [BU-01] pieces of an %s line do not count", (_, change) => {
  expect(tiersOfLine(violet, [violet, { ...navy, ...change }])?.others).toBe(0);
});

test.each([
  ["in a flash sale", { goodsSku: sku({ promotionFlag: true }) }],
  ["that can't be bought", { invalid: true }],
  ["with one price", { wholesaleList: wholesaleList.slice(1) }],
  ["of a shop that names no batch prices", { wholesaleList: null }],
])("[VA-03] [BU-01] a line %s has no next price", (_, change) => {
  expect(tiersOfLine({ ...violet, ...change }, [violet])).toBeUndefined();
});
