import { roundState, type SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lastChange } from "./seckillChanges.ts";

const HOUR = 3_600_000;
const zone = "Asia/Shanghai";
/** 20 November 2026, 00:00 in the shop's time zone. */
const midnight = Date.UTC(2026, 10, 19, 16);
const rounds: readonly SeckillRound[] = [10, 14, 20].map((hour, place, all) => ({
  hour,
  startsAt: midnight + hour * HOUR,
  endsAt: midnight + (all[place + 1] ?? 24) * HOUR,
  goods: [],
}));

test.each([
  [0, 0],
  [9.99, 0],
  [10, 10],
  [13.99, 10],
  [14, 14],
  [23.99, 20],
])("[SK-03] at %s o'clock the last change was at %s", (now, change) => {
  expect(lastChange(rounds, midnight + now * HOUR, zone)).toBe(midnight + change * HOUR);
});

test("[SK-03] rounds have the same states at the last change as now", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * HOUR - 1 }), (passed) => {
      const now = midnight + passed;
      const change = lastChange(rounds, now, zone);
      expect(rounds.map((round) => roundState(round, change))).toEqual(rounds.map((round) => roundState(round, now)));
    }),
  );
});

test("[SK-06] a day without rounds changes only at midnight in the shop's time zone", () => {
  expect(lastChange([], midnight + 5 * HOUR, zone)).toBe(midnight);
  expect(lastChange([], midnight, zone)).toBe(midnight);
  expect(lastChange([], midnight - 1, zone)).toBe(midnight - 24 * HOUR);
});
