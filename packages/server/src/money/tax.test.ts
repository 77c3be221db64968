import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TaxRules, taxByRate, taxInPart, taxPerLine } from "./tax.ts";

const line = fc.record({
  cents: fc.integer({ min: 0, max: 50_000_000 }),
  rate: fc.constantFrom(0, 700, 810, 1900, 2550, 10_000),
});
const lines = fc.array(line, { maxLength: 12 });
const rules = fc.record({
  mode: fc.constantFrom("included" as const, "added" as const),
  rounding: fc.constantFrom("line" as const, "order" as const),
  unitCents: fc.constantFrom(1, 100),
});
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const whole = 10_000;

function exactTax({ cents, rate }: { cents: number; rate: number }, mode: TaxRules["mode"]): number {
  return (cents * rate) / (mode === "included" ? whole + rate : whole);
}

const perLine: TaxRules = { mode: "included", rounding: "line", unitCents: 1 };

test("[BU-03] a price of 119 includes 19 of tax at 19%, and a price of 100 gets 19 added", () => {
  expect(taxPerLine([{ cents: 11_900, rate: 1900 }], perLine)).toEqual([1900]);
  expect(taxPerLine([{ cents: 10_000, rate: 1900 }], { ...perLine, mode: "added" })).toEqual([1900]);
});

test("[BU-03] rounded per order, the lines of a rate share one rounded sum, and the largest rests get the last cents", () => {
  // 0.1597 each: three lines are 0.479, which is 0.48, and not three times 0.16.
  const three = Array.from({ length: 3 }, () => ({ cents: 103, rate: 1900 }));
  expect(taxPerLine(three, perLine)).toEqual([16, 16, 16]);
  expect(taxPerLine(three, { ...perLine, rounding: "order" })).toEqual([17, 16, 16]);
  const mixed = [
    { cents: 103, rate: 1900 },
    { cents: 105, rate: 1900 },
    { cents: 103, rate: 700 },
  ];
  expect(taxPerLine(mixed, { ...perLine, rounding: "order" })).toEqual([16, 17, 7]);
});

test("[EN-02] a currency without decimals has tax without decimals", () => {
  expect(taxPerLine([{ cents: 100_000, rate: 1000 }], { ...perLine, unitCents: 100 })).toEqual([9100]);
});

test("[BU-03] the tax of a line is its exact tax to one unit, never negative and never more than an included price", () => {
  fc.assert(
    fc.property(lines, rules, (some, how) => {
      taxPerLine(some, how).forEach((tax, at) => {
        const own = some[at] ?? { cents: 0, rate: 0 };
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(Math.abs(tax - exactTax(own, how.mode))).toBeLessThan(how.unitCents + 1e-6);
        if (how.unitCents === 1 && how.mode === "included") expect(tax).toBeLessThanOrEqual(own.cents);
        if (own.rate === 0) expect(tax).toBe(0);
        expect(tax % how.unitCents).toBe(0);
      });
    }),
  );
});

test("[BU-03] rounded per order, the tax of each rate is the rounded tax of its sum", () => {
  fc.assert(
    fc.property(lines, rules, (some, how) => {
      const taxes = taxPerLine(some, { ...how, rounding: "order" });
      for (const [rate, own] of Map.groupBy(some.keys(), (at) => some[at]?.rate ?? 0)) {
        const cents = sum(own.map((at) => some[at]?.cents ?? 0));
        const exact = exactTax({ cents, rate }, how.mode);
        expect(Math.abs(sum(own.map((at) => taxes[at] ?? 0)) - exact)).toBeLessThanOrEqual(how.unitCents / 2 + 1e-6);
      }
    }),
  );
});

test("[BU-03] the sums by rate are the sums of the lines, the highest rate first", () => {
  fc.assert(
    fc.property(lines, rules, (some, how) => {
      const taxes = taxPerLine(some, how);
      const shares = some.map(({ cents, rate }, at) => ({ rate, grossCents: cents, taxCents: taxes[at] ?? 0 }));
      const rates = taxByRate(shares);
      expect(sum(rates.map(({ taxCents }) => taxCents))).toBe(sum(taxes));
      expect(sum(rates.map(({ grossCents }) => grossCents))).toBe(sum(some.map(({ cents }) => cents)));
      expect(rates.map(({ rate }) => rate)).toEqual([...new Set(some.map(({ rate }) => rate))].sort((a, b) => b - a));
    }),
  );
});

test("[BU-07] whatever parts of a line are refunded, their tax never sums to more than its tax, and all of it is all of it", () => {
  const parts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (refunds, share) => {
      const flow = sum(refunds);
      const tax = Math.round(flow * share);
      let [back, given] = [0, 0];
      for (const cents of refunds) {
        back += cents;
        const now = taxInPart(tax, back, flow);
        expect(now).toBeGreaterThanOrEqual(given);
        given = now;
      }
      expect(given).toBe(tax);
    }),
  );
});
