import { expect, test } from "vitest";
import { orderTone, stageOf, stages } from "./orderState.ts";

test.each([
  ["UNPAID", "paid"],
  ["UNDELIVERED", "packed"],
  ["PARTS_DELIVERED", "shipped"],
  ["DELIVERED", "received"],
  ["COMPLETED", undefined],
])("[MC-03] an order that is %s waits to be %s", (status, stage) => {
  expect(stages[stageOf(status)]).toBe(stage);
});

test("[EN-01] a state that nobody knows yet is neutral and at the start", () => {
  expect(orderTone("TELEPORTED")).toBe("neutral");
  expect(stageOf("TELEPORTED")).toBe(0);
});
