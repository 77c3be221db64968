import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { expect, test } from "vitest";
import { shopTimeIn } from "../../../shared/i18n/shopTime.ts";
import { ticketOf, ticketState, changesOf } from "./ticketOf.ts";

const hour = 3_600_000;
const end = "2026-11-30 12:00:00";
const shopTime = shopTimeIn({ zone: "Asia/Shanghai", locale: "en", buyerOffset: () => 8 * hour });
const { read } = shopTime;
const at = read(end);
const coupon: MemberCoupon = {
  id: "1",
  couponId: "2",
  storeId: "0",
  storeName: "platform",
  couponType: "PRICE",
  price: 5,
  scopeType: "ALL",
  memberCouponStatus: "NEW",
  endTime: end,
};
const words = { ...shopTime, scope: () => "Platform: all goods" };

test.each([
  [49 * hour, false],
  [48 * hour, true],
  [hour, true],
  [0, false],
  [-hour, false],
])("[MC-07] %i ms before its end a coupon is flagged: %s", (left, flagged) => {
  expect(ticketOf(coupon, at - left, words).endsSoon).toBe(flagged);
});

test.each([
  ["NEW", -1, "claimed"],
  ["NEW", 0, "expired"],
  ["USED", 10, "used"],
  ["EXPIRE", -10, "expired"],
  ["CLOSED", -10, "expired"],
])("[MC-07] a coupon %s at %i ms after its end is %s", (memberCouponStatus, after, state) => {
  expect(ticketState({ ...coupon, memberCouponStatus }, at + after, read)).toBe(state);
});

test("[MC-07] a ticket changes only when it is flagged and when it expires; a used one never changes", () => {
  const look = (now: number) => `${ticketState(coupon, now, read)} ${String(ticketOf(coupon, now, words).endsSoon)}`;
  const changes = changesOf(coupon, read);
  expect(changes.map((change) => [look(change - 1), look(change)])).toEqual([
    ["claimed false", "claimed true"],
    ["claimed true", "expired false"],
  ]);
  expect(look(Number.NEGATIVE_INFINITY)).toBe("claimed false");
  expect(changesOf({ ...coupon, memberCouponStatus: "USED" }, read)).toEqual([]);
});

test("[MC-07] a discount shows its rate, a used coupon its date, and one that ends at midnight the day before", () => {
  const used = { ...coupon, couponType: "DISCOUNT", discount: 8.5, consumptionTime: "2026-11-03 08:00:00" };
  expect(ticketOf(used, at, words)).toMatchObject({ kind: "discount", value: 8.5, usedOn: "3 Nov 2026" });
  expect(ticketOf({ ...coupon, endTime: "2026-12-01 00:00:00" }, 0, words).until).toBe("30 Nov 2026");
  expect(ticketOf({ ...coupon, storeId: "9" }, 0, words).issuer).toBe("store");
});
