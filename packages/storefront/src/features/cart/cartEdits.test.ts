import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import { expect, test } from "vitest";
import { partition, selectionOf, without, withSelection } from "./cartEdits.ts";

const none = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };

function line(skuId: string, storeId: string, checked = true, invalid = false): CartItem {
  return {
    storeId,
    storeName: storeId,
    goodsSku: {
      id: skuId,
      goodsId: skuId,
      goodsName: skuId,
      price: 1,
      quantity: 10,
      storeId,
      storeName: storeId,
      marketEnable: "UPPER",
      salesModel: "RETAIL",
    },
    num: 1,
    purchasePrice: 1,
    subTotal: 1,
    checked,
    invalid,
    cartType: "CART",
  };
}

function cartOf(...lines: CartItem[]): CartView {
  const storeIds = [...new Set(lines.map(({ storeId }) => storeId))];
  return {
    cartList: storeIds.map((storeId) => {
      const skuList = lines.filter((one) => one.storeId === storeId);
      return { storeId, storeName: storeId, checked: true, skuList, priceDetailDTO: none };
    }),
    skuList: lines,
    priceDetailDTO: none,
    cartTypeEnum: "CART",
  };
}

test("[BU-01] all, some or none of a group is selected; unavailable lines do not count", () => {
  const gone = line("c", "s", false, true);
  expect(selectionOf([line("a", "s"), line("b", "s"), gone])).toBe("all");
  expect(selectionOf([line("a", "s"), line("b", "s", false)])).toBe("some");
  expect(selectionOf([line("a", "s", false), gone])).toBe("none");
});

test("[BU-01] selecting a store leaves other stores and invalid lines unchanged", () => {
  const cart = cartOf(line("a", "jinhe", false), line("b", "jinhe", false, true), line("c", "papermint", false));
  const selected = withSelection(cart, true, ({ storeId }) => storeId === "jinhe");
  expect(selected.skuList.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(selected.cartList.map(({ checked }) => checked)).toEqual([true, false]);
});

test("[BU-01] a store without lines is left out, and the previous cart is not modified", () => {
  const cart = cartOf(line("a", "jinhe"), line("b", "papermint"));
  const left = without(cart, new Set(["a"]));
  expect(left.cartList.map(({ storeId }) => storeId)).toEqual(["papermint"]);
  expect(cart.cartList).toHaveLength(2);
});

test("[BU-01] unavailable lines are separated from their store", () => {
  const { stores, invalid } = partition(cartOf(line("a", "jinhe"), line("b", "jinhe", false, true)));
  expect(stores[0]?.skuList.map(({ goodsSku }) => goodsSku.id)).toEqual(["a"]);
  expect(invalid.map(({ goodsSku }) => goodsSku.id)).toEqual(["b"]);
});
