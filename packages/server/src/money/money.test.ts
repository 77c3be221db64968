import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromWire, portion, toWire } from "./cents.ts";
import { freightOf, isExpressOffered, parcelCents, rowFor } from "./freight.ts";
import { splitByShare, splitWithin } from "./split.ts";
import { tierPrice } from "./tier.ts";

const cents = fc.integer({ min: 0, max: 50_000_000 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test.each([
  [1.005, 101],
  [12.5, 1250],
  [0.29, 29],
  [4.35, 435],
  [9998.99, 999_899],
])("[EN-02] %f on the wire is %i cents, without floating-point error", (wire, expected) => {
  expect(fromWire(wire)).toBe(expected);
});

test("[EN-02] cents survive encoding and decoding", () => {
  fc.assert(fc.property(cents, (amount) => fromWire(toWire(amount)) === amount));
  expect(() => fromWire(Number.NaN)).toThrow(RangeError);
});

test("[EN-02] a portion is rounded half up", () => {
  expect([portion(1, 1, 2), portion(3, 1, 2), portion(10, 1, 3), portion(5, 0, 0)]).toEqual([1, 2, 3, 0]);
});

test("[BU-03] the parts of a split add up to it, none is negative and none above its weight", () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const amount = Math.floor(sum(weights) * part);
        const parts = splitByShare(amount, weights);
        expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : amount);
        parts.forEach((share, at) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[at] ?? 0);
        });
      },
    ),
  );
});

test("[BU-03] the last weighted part gets the remainder", () => {
  expect(splitByShare(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(splitByShare(1, [1, 1, 0])).toEqual([1, 0, 0]);
});

test("[BU-03] a split with maximums fills them and no more, and moves what one line cannot take", () => {
  const vessel = fc.record({ weight: cents, room: cents });
  fc.assert(
    fc.property(fc.array(vessel, { minLength: 1, maxLength: 10 }), cents, (vessels, amount) => {
      const parts = splitWithin(amount, vessels);
      expect(sum(parts)).toBe(Math.min(amount, sum(vessels.map(({ room }) => room))));
      parts.forEach((part, at) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(vessels[at]?.room ?? 0);
      });
    }),
  );
  expect(
    splitWithin(100, [
      { weight: 50, room: 10 },
      { weight: 50, room: 500 },
    ]),
  ).toEqual([10, 90]);
});

test("[VA-03] the tier price follows the count, and there is none below the first tier", () => {
  const tiers = [
    { num: 10, cents: 300 },
    { num: 50, cents: 250 },
  ];
  expect([9, 10, 49, 50, 500].map((count) => tierPrice(tiers, count))).toEqual([null, 300, 300, 250, 250]);
});

const everywhere = { regionIds: [], firstAmount: 2, firstCents: 600, continuedAmount: 1, continuedCents: 150 };
const zhejiang = { ...everywhere, regionIds: ["330000"], firstCents: 400 };
const yiwu = { ...everywhere, regionIds: ["330700"], firstCents: 0 };

test("[BU-03] freight: the city's row is used before the province's, and that before the one for everywhere", () => {
  const rows = [everywhere, zhejiang, yiwu];
  expect(rowFor(rows, ["330000", "330700"])?.firstCents).toBe(0);
  expect(rowFor(rows, ["330000", "330100"])?.firstCents).toBe(400);
  expect(rowFor(rows, ["440000", "440100"])?.firstCents).toBe(600);
  expect(rowFor([zhejiang], ["440000", "440100"])).toBeNull();
});

test("[BU-03] freight: each further amount, even if only begun, costs the continued price", () => {
  expect([1, 2, 3, 5].map((count) => parcelCents(everywhere, count))).toEqual([600, 600, 750, 1050]);
  const byWeight = { regionIds: [], firstAmount: 1000, firstCents: 800, continuedAmount: 500, continuedCents: 200 };
  expect([999, 1001, 1501].map((grams) => parcelCents(byWeight, grams))).toEqual([800, 1000, 1200]);
});

test("[BU-03] freight of one template is charged once and shared by its lines to the cent", () => {
  const template = { id: "t", pricing: "NUM" as const, rows: [everywhere] };
  const line = fc.record({ num: fc.integer({ min: 1, max: 99 }), weightGrams: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const freight = freightOf(
        lines.map((one) => ({ ...one, template })),
        ["1", "2"],
      );
      expect(sum(freight.map((part) => part ?? 0))).toBe(parcelCents(everywhere, sum(lines.map(({ num }) => num))));
    }),
  );
});

test("[BU-03] freight: the faster speed has its own charge, shared to the cent, and is offered only if all goods have it there", () => {
  const express = {
    firstAmount: 1,
    firstCents: 990,
    continuedAmount: 1,
    continuedCents: 310,
    days: [1, 2] as [number, number],
  };
  const template = { id: "t", pricing: "NUM" as const, rows: [{ ...zhejiang, express }, everywhere] };
  const line = fc.record({ num: fc.integer({ min: 1, max: 99 }), weightGrams: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const sent = lines.map((one) => ({ ...one, template, speed: "EXPRESS" as const }));
      const freight = freightOf(sent, ["330000"]).map((part) => part ?? Number.NaN);
      expect(sum(freight)).toBe(parcelCents(express, sum(lines.map(({ num }) => num))));
    }),
  );
  const slow = { id: "s", pricing: "NUM" as const, rows: [everywhere] };
  const offered = (templates: readonly (typeof template | typeof slow | null)[], region: string) =>
    isExpressOffered(
      templates.map((one) => ({ template: one })),
      [region],
    );
  expect(offered([template, template], "330000")).toBe(true);
  expect([
    offered([template], "440000"),
    offered([template, slow], "330000"),
    offered([template, null], "330000"),
  ]).toEqual([false, false, false]);
  expect(offered([], "330000")).toBe(false);
});

test("[BU-03] freight: an address without a row is reported, and lines without a template ship free", () => {
  const far = { id: "t", pricing: "NUM" as const, rows: [zhejiang] };
  const free = { id: "f", pricing: "FREE" as const, rows: [] };
  const parcel = (template: typeof far | typeof free | null) => ({ template, num: 1, weightGrams: 100 });
  expect(freightOf([parcel(far), parcel(free), parcel(null)], ["440000", "440100"])).toEqual([null, 0, 0]);
});
