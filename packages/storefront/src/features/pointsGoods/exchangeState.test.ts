import { expect, test } from "vitest";
import { exchangeStateOf } from "./exchangeState.ts";

const offer = { points: 540, activeStock: 5, promotionStatus: "START" };

test.each([
  [1, undefined, { count: 1, total: 540, missing: 0 }],
  [2, 960, { count: 2, total: 1080, missing: 120 }],
  [2, 1080, { count: 2, total: 1080, missing: 0 }],
  [9, 0, { count: 5, total: 2700, missing: 2700 }],
])("[GD-05] %i pieces with %s points are %j", (chosenCount, balance, expected) => {
  expect(exchangeStateOf(offer, chosenCount, balance)).toMatchObject({ state: "open", ...expected });
});

test.each([
  ["END", 5, "ended"],
  ["CLOSE", 0, "ended"],
  ["NEW", 5, "coming"],
  ["START", 0, "soldOut"],
  [null, 5, "open"],
])("[GD-05] an offer in state %s with %i left is %s", (promotionStatus, activeStock, state) => {
  expect(exchangeStateOf({ ...offer, promotionStatus, activeStock }, 1, 0).state).toBe(state);
});
