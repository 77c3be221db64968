import fc from "fast-check";
import { expect, test } from "vitest";
import { readRounds } from "./readRounds.ts";

const ten = { hour: 10, startsAt: "2026-03-12T10:00:00+08:00", endsAt: "2026-03-12T20:00:00+08:00" };

test("[SK-06] reads times with their zone or as milliseconds, in order, with the goods that can be read", () => {
  const evening = { hour: 20, startsAt: Date.UTC(2026, 2, 12, 12), endsAt: Date.UTC(2026, 2, 12, 16), goods: [] };
  const goods = [{ name: "Umbrella", price: 3.48, claimedPercent: 62 }, 7, { name: "Mug", claimedPercent: "many" }];
  const rounds = readRounds([evening, { ...ten, goods }]);
  expect(rounds.map(({ hour, startsAt, endsAt }) => [hour, startsAt, endsAt])).toEqual([
    [10, Date.UTC(2026, 2, 12, 2), Date.UTC(2026, 2, 12, 12)],
    [20, evening.startsAt, evening.endsAt],
  ]);
  expect(rounds[0]?.goods.map(({ name, claimedPercent }) => [name, claimedPercent])).toEqual([
    ["Umbrella", 62],
    ["Mug", undefined],
  ]);
});

test.each([
  ["without an hour", { ...ten, hour: undefined }],
  ["an hour that no clock has", { ...ten, hour: 25 }],
  ["a time without its zone", { ...ten, startsAt: "2026-03-12T10:00:00" }],
  ["a time that is no time", { ...ten, endsAt: "soon" }],
  ["no end", { ...ten, endsAt: undefined }],
])("[BK-17] a round with %s is left out", (_, round) => {
  expect(readRounds([round])).toEqual([]);
});

test("[BK-17] nothing that JSON can say makes it throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => readRounds(value)).not.toThrow();
      expect(() => readRounds([{ ...ten, goods: value }])).not.toThrow();
    }),
  );
});
