import fc from "fast-check";
import { expect, test } from "vitest";
import { readRounds } from "./readRounds.ts";

const today = new Date(2026, 2, 12).getTime();
const ten = { hour: 10, startsAt: "2026-03-12T10:00:00+08:00", endsAt: "2026-03-12T20:00:00+08:00" };

test("[SK-06] reads times with their zone or as milliseconds, in order, with the goods that can be read", () => {
  const evening = { hour: 20, startsAt: Date.UTC(2026, 2, 12, 12), endsAt: Date.UTC(2026, 2, 12, 16), goods: [] };
  const goods = [{ name: "Umbrella", price: 3.48, claimedPercent: 62 }, 7, { name: "Mug", claimedPercent: "many" }];
  const rounds = readRounds([evening, { ...ten, goods }], today);
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
])("[BK-17] a round with %s is left out", (_, round) => {
  expect(readRounds([round], today)).toEqual([]);
});

test("[BK-17] nothing that JSON can say makes it throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => readRounds(value, today)).not.toThrow();
      expect(() => readRounds([{ ...ten, goods: value }], today)).not.toThrow();
    }),
  );
});

test("[SK-07] a backend's slot begins at its hour of today and ends when the next begins, the last at midnight", () => {
  const goods = [{ goodsImage: "/a.webp", goodsName: "Umbrella", price: 3.48, originalPrice: 4.6 }];
  const rounds = readRounds(
    [
      { timeLine: 20, seckillGoodsList: [] },
      { timeLine: 10, seckillGoodsList: goods },
    ],
    today,
  );
  const at = (hour: number) => new Date(2026, 2, 12, hour).getTime();
  expect(rounds.map(({ hour, startsAt, endsAt }) => [hour, startsAt, endsAt])).toEqual([
    [10, at(10), at(20)],
    [20, at(20), at(24)],
  ]);
  expect(rounds[0]?.goods).toMatchObject([{ image: "/a.webp", name: "Umbrella", price: 3.48, was: 4.6 }]);
});
