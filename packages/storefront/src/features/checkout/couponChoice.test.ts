import type { CartView } from "@sundry/api/contract/entities/basket";
import { expect, test } from "vitest";
import { chosenCoupons, stepsToBest } from "./couponChoice.ts";

const owned = (id: string, storeId: string) => ({ id, storeId });
const coupons = [owned("p1", "0"), owned("p2", "0"), owned("a1", "7"), owned("a2", "7"), owned("b1", "8")];

function basket(chosen: readonly string[], best: readonly string[] | null): CartView {
  const of = (id: string) => ({ memberCoupon: coupons.find((coupon) => coupon.id === id) });
  const platform = chosen.find((id) => id.startsWith("p"));
  const view: unknown = {
    canUseCoupons: coupons,
    platformCoupon: platform ? of(platform) : null,
    storeCoupons: Object.fromEntries(
      chosen.filter((id) => !id.startsWith("p")).map((id) => [of(id).memberCoupon?.storeId, of(id)]),
    ),
    bestCoupons: best && { couponIds: best, saves: 5 },
  };
  return view as CartView;
}

test("[BU-03] at most one coupon of the platform and one of each store is used", () => {
  expect([...chosenCoupons(basket(["p1", "a2"], null))]).toEqual(["p1", "a2"]);
  expect([...chosenCoupons({ platformCoupon: null, storeCoupons: null })]).toEqual([]);
});

test.each([
  ["nothing chosen yet", [], ["p1", "a1"], { remove: [], add: ["p1", "a1"] }],
  ["a coupon replaces another of the same issuer", ["p2"], ["p1"], { remove: [], add: ["p1"] }],
  ["one that is not among the best is removed", ["p1", "b1"], ["p1"], { remove: ["b1"], add: [] }],
  ["both", ["p2", "b1"], ["p1", "a1"], { remove: ["b1"], add: ["p1", "a1"] }],
  ["the best already", ["p1", "a1"], ["a1", "p1"], undefined],
  ["none applies", [], [], undefined],
  ["none offered", [], null, undefined],
])("[BU-03] %s", (_what, chosen, best, steps) => {
  expect(stepsToBest(basket(chosen, best))).toEqual(steps);
});
