import { expect, it } from "vitest";
import { piecesOf, pinsOf, placeOf } from "./dayRibbon.ts";

const HOUR = 3_600_000;
const midnight = Date.UTC(2026, 10, 25);
const at = (hour: number) => midnight + hour * HOUR;
const rounds = [
  { startsAt: at(6), endsAt: at(12), hour: 6 },
  { startsAt: at(12), endsAt: at(18), hour: 12 },
  { startsAt: at(18), endsAt: at(24), hour: 18 },
];

it.each([
  [at(0), 0],
  [at(12), 0.5],
  [at(24), 1],
  [at(-5), 0],
  [at(30), 1],
])("[SK-04] a moment has its place on the day, and never leaves it", (moment, place) => {
  expect(placeOf(rounds, moment)).toBe(place);
});

it("[SK-02] a round has ended, is running or has not started", () => {
  expect(piecesOf(rounds, at(12)).map(({ state }) => state)).toEqual(["ended", "running", "notStarted"]);
  expect(piecesOf(rounds, at(11.99)).map(({ state }) => state)).toEqual(["running", "notStarted", "notStarted"]);
  expect(piecesOf(rounds, at(24)).map(({ state }) => state)).toEqual(["ended", "ended", "ended"]);
});

it("[SK-02] reminders are pinned to the rounds to come, and leave when these begin", () => {
  const reminders = [at(18), at(18), at(6), at(42)];
  expect(pinsOf(rounds, reminders, at(13))).toEqual([{ startsAt: at(18), hour: 18, count: 2 }]);
  expect(pinsOf(rounds, reminders, at(18))).toEqual([]);
  expect(placeOf([], at(3))).toBe(0);
});
