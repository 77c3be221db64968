import { expect, test } from "vitest";
import { maskPhone, orderTone, stageOf, stages } from "./orderState.ts";

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

test("[MC-03] a phone number shows its ends only", () => {
  expect(maskPhone("13800138000")).toBe("138****8000");
  expect(maskPhone("12345")).toBe("12345");
});
