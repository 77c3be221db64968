import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import { expect, test } from "vitest";
import { address, ownedCoupon, sku } from "../../testing/entities.ts";
import { changesElsewhere, type OwnChoice } from "./changesElsewhere.ts";

const price = { goodsPrice: 10, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 10 };

function line(id: string, change: Partial<CartItem> = {}): CartItem {
  return {
    storeId: "7",
    storeName: "Jinhe",
    goodsSku: sku({ id, goodsName: `Mug ${id}` }),
    num: 1,
    purchasePrice: 10,
    subTotal: 10,
    checked: true,
    invalid: false,
    cartType: "CART",
    ...change,
  };
}

function view(lines: readonly CartItem[], change: Partial<CartView> = {}): CartView {
  return {
    cartList: [
      {
        storeId: "7",
        storeName: "Jinhe",
        checked: true,
        skuList: [...lines],
        priceDetailDTO: price,
        deliveryMethod: "LOGISTICS",
      },
    ],
    skuList: [...lines],
    priceDetailDTO: price,
    cartTypeEnum: "CART",
    memberAddress: address({ version: 1 }),
    ...change,
  };
}

const nothingOwn = new Set<OwnChoice>();

test("[BU-05] lines that were added, removed or changed are named", () => {
  const before = view([line("grey"), line("blue"), line("red")]);
  const now = view([line("blue", { num: 3, purchasePrice: 9 }), line("red"), line("teal", { num: 2 })]);
  expect(changesElsewhere(before, now, nothingOwn)).toEqual([
    { id: "gone", name: "Mug grey" },
    { id: "pieces", name: "Mug blue", before: 1, now: 3 },
    { id: "price", name: "Mug blue", before: 10, now: 9 },
    { id: "added", name: "Mug teal", now: 2 },
  ]);
});

test("[BU-05] another address and an edited one are named; so are delivery and coupons", () => {
  const before = view([line("a")]);
  const edited = address({ version: 2, detail: "9 Binwang Road" });
  const coupon = { memberCoupon: ownedCoupon({ id: "9", couponName: "Five off" }) };
  expect(changesElsewhere(before, view([line("a")], { memberAddress: edited }), nothingOwn)).toEqual([
    { id: "address", name: "Mei Tanaka", detail: "9 Binwang Road" },
  ]);
  const withCoupon = view([line("a")], { platformCoupon: coupon });
  expect(changesElsewhere(before, withCoupon, nothingOwn)).toEqual([{ id: "couponAdded", name: "Five off" }]);
  expect(changesElsewhere(withCoupon, before, nothingOwn)).toEqual([{ id: "couponDropped", name: "Five off" }]);
  const pickedUp = view([line("a")]);
  for (const store of pickedUp.cartList) store.deliveryMethod = "SELF_PICK_UP";
  expect(changesElsewhere(before, pickedUp, nothingOwn)).toEqual([{ id: "delivery" }]);
});

test("[BU-05] the buyer's own changes on the page are not reported, nor is an unchanged state", () => {
  const before = view([line("a")]);
  const now = view([line("a")], { memberAddress: address({ id: "2" }) });
  expect(changesElsewhere(before, now, new Set<OwnChoice>(["address"]))).toEqual([]);
  expect(changesElsewhere(before, view([line("a")]), nothingOwn)).toEqual([]);
});

test("[BU-05] a parcel that travels at another speed than before is a change of delivery, a store that is new is not", () => {
  const before = view([line("a")]);
  const at = (speed: "STANDARD" | "EXPRESS") =>
    view([line("a")], { cartList: before.cartList.map((store) => ({ ...store, parcel: { speed } })) });
  expect(changesElsewhere(before, at("EXPRESS"), nothingOwn)).toEqual([{ id: "delivery" }]);
  expect(changesElsewhere(at("EXPRESS"), before, new Set<OwnChoice>(["address"]))).toEqual([{ id: "delivery" }]);
  expect(changesElsewhere(before, at("STANDARD"), nothingOwn)).toEqual([]);
  expect(changesElsewhere(before, at("EXPRESS"), new Set<OwnChoice>(["delivery"]))).toEqual([]);
  const empty = view([line("a")], { cartList: [] });
  expect(changesElsewhere(empty, at("EXPRESS"), new Set<OwnChoice>(["delivery"]))).toEqual([]);
});
