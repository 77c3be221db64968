import { describe, expect, test } from "vitest";
import { currentRound, roundState, type SeckillRound } from "./slotStates.ts";

const hour = 3_600_000;
const midnight = Date.UTC(2026, 2, 11, 16);
const rounds: readonly SeckillRound[] = [10, 14, 20].map((at, index, all) => ({
  hour: at,
  startsAt: midnight + at * hour,
  endsAt: midnight + (all[index + 1] ?? 24) * hour,
  goods: [],
}));
const at = (clock: number) => midnight + clock * hour;
const states = (clock: number) => rounds.map((round) => roundState(round, at(clock)));

describe("rounds of the flash sale", () => {
  test.each([
    [9.99, ["notStarted", "notStarted", "notStarted"], 10],
    [10, ["running", "notStarted", "notStarted"], 10],
    [13.99, ["running", "notStarted", "notStarted"], 10],
    [14, ["ended", "running", "notStarted"], 14],
    [23.99, ["ended", "ended", "running"], 20],
  ] as const)("[SK-02] at %s o'clock they are %j and the one of %i is shown", (clock, expected, shown) => {
    expect(states(clock)).toEqual(expected);
    expect(currentRound(rounds, at(clock))?.hour).toBe(shown);
  });

  test("[SK-03] the last round runs until midnight", () => {
    expect(roundState(rounds[2] as SeckillRound, at(24) - 1)).toBe("running");
    expect(roundState(rounds[2] as SeckillRound, at(24))).toBe("ended");
  });

  test("[SK-06] a day without rounds has none to show", () => {
    expect(currentRound([], at(12))).toBeUndefined();
  });
});
