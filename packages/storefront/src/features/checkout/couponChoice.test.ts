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

test("[BU-03] chosen is at most one of the platform and one of each store", () => {
  expect([...chosenCoupons(basket(["p1", "a2"], null))]).toEqual(["p1", "a2"]);
  expect([...chosenCoupons({ platformCoupon: null, storeCoupons: null })]).toEqual([]);
});

test.each([
  ["nothing chosen yet", [], ["p1", "a1"], { drop: [], choose: ["p1", "a1"] }],
  ["one of an issuer takes the other's place", ["p2"], ["p1"], { drop: [], choose: ["p1"] }],
  ["one that only costs savings is dropped", ["p1", "b1"], ["p1"], { drop: ["b1"], choose: [] }],
  ["both", ["p2", "b1"], ["p1", "a1"], { drop: ["b1"], choose: ["p1", "a1"] }],
  ["the best already", ["p1", "a1"], ["a1", "p1"], undefined],
  ["none fits", [], [], undefined],
  ["none offered", [], null, undefined],
])("[BU-03] %s", (_what, chosen, best, steps) => {
  expect(stepsToBest(basket(chosen, best))).toEqual(steps);
});
