import type { Coupon, MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { describe, expect, test } from "vitest";
import { readShopTime } from "../../shared/i18n/shopTime.ts";
import { claimedPercent, couponState, endOf, ownedCounts, activeCoupons, scopeName } from "./couponView.ts";
import { hrefToUse } from "../../shared/coupon/couponUse.ts";

const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: "1",
  storeId: "0",
  storeName: "platform",
  couponName: "5 off over 49",
  couponType: "PRICE",
  price: 5,
  consumeThreshold: 49,
  scopeType: "ALL",
  rangeDayType: "FIXEDTIME",
  endTime: "2026-11-30 18:00:00",
  publishNum: 100,
  receivedNum: 40,
  couponLimitNum: 2,
  ...change,
});

const owned = (memberCouponStatus: MemberCoupon["memberCouponStatus"]): MemberCoupon => ({
  id: "900",
  couponId: "1",
  storeId: "0",
  storeName: "platform",
  couponType: "PRICE",
  scopeType: "ALL",
  memberCouponStatus,
});

describe("the state of an available coupon", () => {
  test.each([
    ["open", [], {}],
    ["claimed", ["NEW"], {}],
    ["open", ["USED"], {}],
    ["used", ["USED", "EXPIRE"], {}],
    ["claimed", ["USED", "NEW"], {}],
    ["open", ["USED", "USED", "USED"], { couponLimitNum: 0 }],
    ["soldOut", [], { receivedNum: 100 }],
    ["open", [], { receivedNum: 4000, publishNum: 0 }],
  ] as const)("[GD-06] it is %s for a buyer who has %j of %j", (state, has, change) => {
    const count = ownedCounts(has.map(owned)).get("1");
    expect(couponState(coupon(change), count)).toBe(state);
  });

  test("[GD-06] the claimed share is a whole percent of those issued", () => {
    expect(claimedPercent(coupon())).toBe(40);
    expect(claimedPercent(coupon({ receivedNum: 120 }))).toBe(100);
    expect(claimedPercent(coupon({ publishNum: 1000, receivedNum: 999 }))).toBe(99);
    expect(claimedPercent(coupon({ publishNum: 0 }))).toBeUndefined();
  });
});

describe("coupons and time", () => {
  const end = Date.UTC(2026, 10, 30, 10);
  const read = (text: string | number | null | undefined) => readShopTime(String(text), "Asia/Shanghai");

  test("[GD-06] a coupon disappears at its end, in the shop's zone", () => {
    expect(activeCoupons([coupon()], end - 1, read)).toHaveLength(1);
    expect(activeCoupons([coupon()], end, read)).toEqual([]);
  });

  test("[GD-06] a coupon valid for days after the claim does not end", () => {
    expect(endOf(coupon({ rangeDayType: "DYNAMICTIME", endTime: null }), read)).toBe(Number.POSITIVE_INFINITY);
    expect(endOf(coupon({ endTime: "soon" }), read)).toBe(Number.POSITIVE_INFINITY);
  });

  test("[GD-06] the soonest end comes first, equal ends keep their order", () => {
    const list = [
      coupon({ id: "a", rangeDayType: "DYNAMICTIME" }),
      coupon({ id: "b" }),
      coupon({ id: "c", endTime: "2026-11-21 00:00:00" }),
      coupon({ id: "d", rangeDayType: "DYNAMICTIME" }),
    ];
    expect(activeCoupons(list, 0, read).map(({ id }) => id)).toEqual(["c", "b", "a", "d"]);
  });
});

test("[GD-06] a buyer's coupon is used on the goods of the coupon it comes from", () => {
  expect(hrefToUse({ ...owned("NEW"), scopeType: "PORTION_GOODS_CATEGORY", scopeId: "3,4" })).toBe(
    "/goodsList?couponId=1",
  );
});

test.each([
  [{ storeId: "7" }, "/merchant?id=7"],
  [{ storeId: "7", scopeType: "PORTION_GOODS_CATEGORY", scopeId: "3" }, "/merchant?id=7"],
  [{ storeId: "7", scopeType: "PORTION_SHOP_CATEGORY", scopeId: "3" }, "/merchant?id=7"],
  [{ scopeType: "PORTION_GOODS_CATEGORY", scopeId: "3" }, "/goodsList?categoryId=3"],
  [{ scopeType: "PORTION_GOODS_CATEGORY" }, "/goodsList"],
  [{ scopeType: "PORTION_GOODS_CATEGORY", scopeId: "3,4,5" }, "/goodsList?couponId=1"],
  [{ scopeType: "PORTION_GOODS", scopeId: "9" }, "/goodsList?couponId=1"],
  [{}, "/goodsList"],
] as const)("[GD-06] %j is used at %s", (change, address) => {
  expect(hrefToUse(coupon(change))).toBe(address);
});

test.each([
  ["Notebooks, pencils and rulers.", "Notebooks, pencils and rulers"],
  ["笔记本、铅笔、尺类可用。", "笔记本、铅笔、尺类可用"],
  ["Toys and more...", "Toys and more..."],
  [undefined, ""],
])("[GD-06] a scope written %j is the name %j on the ticket", (written, name) => {
  expect(scopeName(written)).toBe(name);
});
