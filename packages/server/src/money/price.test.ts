import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "./amounts.ts";
import { bestCoupons } from "./bestCoupons.ts";
import { beforeCoupons, type NamedOffer, type PricingLine, price } from "./price.ts";
import { platformId } from "./scope.ts";

const words = (text: string) => ({ en: text, zh: text });
const template = {
  id: "parcel",
  pricing: "NUM" as const,
  rows: [{ regionIds: [], firstAmount: 1, firstCents: 500, continuedAmount: 2, continuedCents: 100 }],
};

function line(
  skuId: string,
  storeId: string,
  unitCents: number,
  num: number,
  more: Partial<PricingLine> = {},
): PricingLine {
  const where = { skuId, storeId, goodsId: `g${skuId}`, categoryId: `c${skuId}`, storeLabelIds: [] };
  return { ...where, unitCents, num, points: 0, weightGrams: 100, template: null, ...more };
}

function offer(id: string, storeId: string, effect: NamedOffer["effect"], more: Partial<NamedOffer> = {}): NamedOffer {
  const scope = { scopeType: "ALL" as const, scopeIds: [] };
  return {
    id,
    storeId,
    name: words(id),
    thresholdCents: 0,
    freeFreight: false,
    giftPoints: 0,
    effect,
    ...scope,
    ...more,
  };
}

const amount = (cents: number) => ({ kind: "amount" as const, cents });
const percent = (payPercent: number) => ({ kind: "percent" as const, payPercent });

test("[BU-03] spend and save, a store coupon, the platform's coupon and freight, in this order, add up", () => {
  const priced = price({
    lines: [line("1", "s1", 1000, 3, { template }), line("2", "s1", 500, 2), line("3", "s2", 2000, 1)],
    activities: [offer("full", "s1", amount(400), { thresholdCents: 4000 })],
    coupons: [offer("p", platformId, amount(600)), offer("s", "s1", percent(90))],
    parcelTo: ["330000", "330700"],
  });
  expect(priced.lines.map(({ discountCents }) => discountCents)).toEqual([300, 100, 0]);
  expect(priced.lines.map(({ couponCents, siteCouponCents }) => couponCents - siteCouponCents)).toEqual([300, 100, 0]);
  expect(priced.lines.map(({ siteCouponCents }) => siteCouponCents)).toEqual([300, 100, 200]);
  expect(priced.lines.map(({ flowCents }) => flowCents)).toEqual([2700, 700, 1800]);
  expect(sumOf(priced.lines)).toMatchObject({
    goodsCents: 6000,
    freightCents: 600,
    discountCents: 400,
    flowCents: 5200,
  });
});

test("[BU-03] what a coupon takes is capped at what a line costs after other discounts", () => {
  const { lines } = price({
    lines: [line("1", "s1", 1000, 1), line("2", "s1", 1000, 1)],
    activities: [offer("full", "s1", amount(900), { scopeType: "PORTION_GOODS", scopeIds: ["1"] })],
    coupons: [offer("s", "s1", amount(5000))],
    parcelTo: null,
  });
  expect(lines.map(({ flowCents }) => flowCents)).toEqual([0, 0]);
  expect(lines.map(({ couponCents }) => couponCents)).toEqual([100, 1000]);
});

test("[BU-03] of two activities of a store the one that saves more applies; below the threshold neither does", () => {
  const cheap = offer("cheap", "s1", amount(100));
  const dear = offer("dear", "s1", amount(300), { thresholdCents: 2000 });
  const of = (unitCents: number) =>
    price({ lines: [line("1", "s1", unitCents, 1)], activities: [cheap, dear], coupons: [], parcelTo: null });
  expect(of(2000).lines[0]?.discountCents).toBe(300);
  expect(of(1999).activities.get("s1")?.id).toBe("cheap");
});

test("[BU-03] an activity with free freight frees only the lines it covers", () => {
  const free = offer("free", "s1", amount(0), { freeFreight: true, scopeType: "PORTION_GOODS", scopeIds: ["1"] });
  const { lines } = price({
    lines: [line("1", "s1", 1000, 5, { template }), line("2", "s1", 1000, 1, { template })],
    activities: [free],
    coupons: [],
    parcelTo: ["1", "2"],
  });
  expect(lines.map(({ freightCents }) => freightCents)).toEqual([0, 500]);
});

const scope = fc.oneof(
  fc.constant({ scopeType: "ALL" as const, scopeIds: [] as string[] }),
  fc.record({ scopeType: fc.constant("PORTION_GOODS" as const), scopeIds: fc.subarray(["0", "1", "2", "3", "4"]) }),
);
const effect = fc.oneof(fc.integer({ min: 0, max: 4000 }).map(amount), fc.integer({ min: 0, max: 100 }).map(percent));
const stores = ["s1", "s2", "s3"];
const anyLines = fc
  .array(
    fc.record({
      store: fc.constantFrom(...stores),
      unit: fc.integer({ min: 1, max: 3000 }),
      num: fc.integer({ min: 1, max: 20 }),
      parcel: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((rows) =>
    rows.map((row, at) => line(String(at), row.store, row.unit, row.num, { template: row.parcel ? template : null })),
  );
const anyOffers = (owners: string[], prefix: string) =>
  fc
    .array(
      fc.record({ owner: fc.constantFrom(...owners), scope, effect, threshold: fc.integer({ min: 0, max: 6000 }) }),
      { maxLength: 6 },
    )
    .map((rows) =>
      rows.map((row, at) =>
        offer(`${prefix}${at}`, row.owner, row.effect, { ...row.scope, thresholdCents: row.threshold }),
      ),
    );

test("[BU-03] in any combination no amount is negative, each line adds up, and so does their sum", () => {
  fc.assert(
    fc.property(
      anyLines,
      anyOffers(stores, "f"),
      anyOffers([platformId, ...stores], "c"),
      (lines, activities, coupons) => {
        const priced = price({ lines, activities, coupons, parcelTo: ["1", "2"] });
        for (const one of priced.lines) {
          expect(one.flowCents).toBe(one.goodsCents + one.freightCents - one.discountCents - one.couponCents);
          expect(one.discountCents + one.couponCents).toBeLessThanOrEqual(one.goodsCents);
          expect(
            Math.min(one.goodsCents, one.freightCents, one.discountCents, one.couponCents, one.flowCents),
          ).toBeGreaterThanOrEqual(0);
          expect(sumOf([one]).discounts.reduce((sum, note) => sum + note.cents, 0)).toBe(
            one.discountCents + one.couponCents,
          );
        }
        const total = sumOf(priced.lines);
        expect(total.flowCents).toBe(total.goodsCents + total.freightCents - total.discountCents - total.couponCents);
      },
    ),
  );
});

test("[BU-03] the best coupons are the best of all combinations", () => {
  fc.assert(
    fc.property(
      anyLines,
      anyOffers(stores, "f"),
      anyOffers([platformId, ...stores], "c"),
      (lines, activities, coupons) => {
        const before = beforeCoupons(lines, activities);
        const best = bestCoupons(before, coupons);
        const savedBy = (chosen: readonly NamedOffer[]) =>
          sumOf(price({ lines, activities, coupons: chosen, parcelTo: null }).lines).couponCents;
        const all = [platformId, ...stores].reduce<NamedOffer[][]>(
          (sets, owner) =>
            sets.flatMap((set) => [set, ...coupons.filter((one) => one.storeId === owner).map((one) => [...set, one])]),
          [[]],
        );
        expect(best.savesCents).toBe(Math.max(...all.map(savedBy)));
        expect(savedBy(coupons.filter((one) => best.couponIds.includes(one.id)))).toBe(best.savesCents);
      },
    ),
    { numRuns: 300 },
  );
});

test("[BU-03] a smaller store coupon together with the platform's can save more than the largest one", () => {
  const lines = [line("1", "s1", 1000, 1), line("2", "s1", 1000, 1)];
  const coupons = [
    offer("platform", platformId, amount(1000), { scopeType: "PORTION_GOODS", scopeIds: ["1"] }),
    offer("large", "s1", amount(900), { scopeType: "PORTION_GOODS", scopeIds: ["1"] }),
    offer("small", "s1", amount(800), { scopeType: "PORTION_GOODS", scopeIds: ["2"] }),
  ];
  expect(bestCoupons(beforeCoupons(lines, []), coupons)).toEqual({
    couponIds: ["small", "platform"],
    savesCents: 1800,
  });
});
