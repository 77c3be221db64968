import * as fc from "fast-check";
import { expect, it } from "vitest";
import { tierStep } from "./tierStep.ts";

const tiers = [
  { num: 12, price: 2.6 },
  { num: 72, price: 2.35 },
  { num: 288, price: 2.1 },
];

it.each([
  [12, { missing: 60, price: 2.35, saving: { minorUnits: 1800, currency: "USD" } }],
  [60, { missing: 12, price: 2.35, saving: { minorUnits: 1800, currency: "USD" } }],
  [71, { missing: 1, price: 2.35, saving: { minorUnits: 1800, currency: "USD" } }],
  [72, { missing: 216, price: 2.1, saving: { minorUnits: 7200, currency: "USD" } }],
  [288, undefined],
  [11, undefined],
])("[VA-03] at %i pieces the next price takes and saves %o", (count, step) => {
  expect(tierStep({ tiers, count }, "USD")).toEqual(step);
});

it.each([
  ["with just enough pieces", { maximum: 72 }, 12],
  ["with one piece too few", { maximum: 71 }, undefined],
  ["with pieces of another variant", { others: 5 }, 7],
  ["with pieces of another variant, and none left of this one", { others: 5, maximum: 66 }, undefined],
])("[VA-03] %s, a next price is named only within the stock", (_, limits, missing) => {
  expect(tierStep({ tiers, count: 60, ...limits }, "USD")?.missing).toBe(missing);
});

it.each([
  ["higher", 3],
  ["the same", 2.6],
  ["no number", "on request"],
])("[VA-03] a next price that is %s saves nothing", (_, price) => {
  const two = [
    { num: 1, price: 2.6 },
    { num: 10, price },
  ];
  expect(tierStep({ tiers: two, count: 1 }, "USD")).toBeUndefined();
});

it("[VA-03] money in cents of its own currency stays in it", () => {
  const euros = [
    { num: 1, price: { minorUnits: 260, currency: "EUR" } },
    { num: 10, price: { minorUnits: 235, currency: "EUR" } },
  ];
  expect(tierStep({ tiers: euros, count: 4 }, "USD")?.saving).toEqual({ minorUnits: 250, currency: "EUR" });
});

it("[VA-03] the saving is the difference of the totals to the cent, and the step is never beyond the stock", () => {
  const ladder = fc
    .uniqueArray(
      fc.record({ num: fc.integer({ min: 1, max: 100_000 }), cents: fc.integer({ min: 0, max: 9_999_999 }) }),
      {
        selector: ({ num }) => num,
        minLength: 1,
        maxLength: 10,
      },
    )
    .map((rows) => rows.sort((one, other) => one.num - other.num));
  const pieces = fc.integer({ min: 0, max: 120_000 });
  fc.assert(
    fc.property(ladder, pieces, pieces, pieces, (rows, count, others, maximum) => {
      const step = tierStep(
        { tiers: rows.map(({ num, cents }) => ({ num, price: cents / 100 })), count, others, maximum },
        "USD",
      );
      if (!step) return;
      expect(step.missing).toBeGreaterThan(0);
      expect(count + step.missing).toBeLessThanOrEqual(maximum);
      const then = count + others + step.missing;
      const centsAt = (quantity: number) => rows.findLast(({ num }) => num <= quantity)?.cents ?? Number.NaN;
      expect(step.saving.minorUnits).toBe(then * centsAt(count + others) - then * centsAt(then));
      expect(step.saving.minorUnits).toBeGreaterThan(0);
    }),
  );
});
