import { expect, test } from "vitest";
import { orderTone, wayOf } from "./orderState.ts";

const order = { createTime: "2026-11-20 09:00:00", paymentTime: null, logisticsTime: null, completeTime: null };

test.each([
  ["NORMAL", "LOGISTICS", "UNPAID", "placed"],
  ["NORMAL", "LOGISTICS", "UNDELIVERED", "packed"],
  ["NORMAL", "LOGISTICS", "PARTS_DELIVERED", "shipped"],
  ["NORMAL", "LOGISTICS", "DELIVERED", "shipped"],
  ["NORMAL", "SELF_PICK_UP", "STAY_PICKED_UP", "ready"],
  ["VIRTUAL", "LOGISTICS", "TAKE", "paid"],
  ["NORMAL", "LOGISTICS", "COMPLETED", undefined],
  ["NORMAL", "SELF_PICK_UP", "COMPLETED", undefined],
])("[MC-03] an order (%s, %s) that is %s has come to the stage %s", (orderType, deliveryMethod, orderStatus, stage) => {
  const { stages, current } = wayOf({ ...order, orderType, deliveryMethod, orderStatus });
  expect(stages[current]?.stage).toBe(stage);
});

test("[MC-03] stages that were reached know when", () => {
  const shipped = {
    ...order,
    orderStatus: "DELIVERED",
    paymentTime: "2026-11-20 09:05:00",
    logisticsTime: "2026-11-21 08:00:00",
  };
  expect(wayOf(shipped).stages.map(({ at }) => at?.slice(0, 10))).toEqual([
    "2026-11-20",
    "2026-11-20",
    undefined,
    "2026-11-21",
    undefined,
  ]);
});

test("[EN-01] a state that nobody knows yet is neutral and at the start", () => {
  expect(orderTone("TELEPORTED")).toBe("neutral");
  expect(wayOf({ ...order, orderStatus: "TELEPORTED" }).current).toBe(0);
});
