import { expect, test } from "vitest";
import { isClaimable, ownedLife } from "./couponStates.ts";

const zone = "Asia/Shanghai";
const noon = Date.parse("2026-11-21T12:00:00+08:00");
const fixed = {
  rangeDayType: "FIXEDTIME" as const,
  effectiveDays: null,
  startAt: new Date("2026-11-21T00:00:00+08:00"),
  endAt: new Date("2026-11-22T00:00:00+08:00"),
};
const days = (effectiveDays: number) => ({
  rangeDayType: "DYNAMICTIME" as const,
  effectiveDays,
  startAt: null,
  endAt: null,
});

test("[GD-06] a coupon with dates can be claimed between them, one with a number of days always", () => {
  expect([noon - 86_400_000, noon, noon + 86_400_000].map((now) => isClaimable(fixed, now))).toEqual([
    false,
    true,
    false,
  ]);
  expect([0, 1, 365, 366].map((count) => isClaimable(days(count), noon))).toEqual([false, true, true, false]);
});

test("[GD-06] an owned coupon ends at the end of its last day in the shop's zone, counting today as the first", () => {
  expect(ownedLife(days(1), noon, zone).endAt).toEqual(new Date("2026-11-22T00:00:00+08:00"));
  expect(ownedLife(days(7), noon, zone).endAt).toEqual(new Date("2026-11-28T00:00:00+08:00"));
  expect(ownedLife(fixed, noon, zone)).toEqual({ startAt: fixed.startAt, endAt: fixed.endAt });
});
