import { expect, test } from "vitest";
import { orderTone, progressOf } from "./orderState.ts";

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
])("[MC-03] an order (%s, %s) that is %s has reached the stage %s", (orderType, deliveryMethod, orderStatus, stage) => {
  const { stages, current } = progressOf({ ...order, orderType, deliveryMethod, orderStatus });
  expect(stages[current]?.stage).toBe(stage);
});

test("[MC-03] stages that were reached have a time", () => {
  const shipped = {
    ...order,
    orderStatus: "DELIVERED",
    paymentTime: "2026-11-20 09:05:00",
    logisticsTime: "2026-11-21 08:00:00",
  };
  expect(progressOf(shipped).stages.map(({ at }) => at?.slice(0, 10))).toEqual([
    "2026-11-20",
    "2026-11-20",
    undefined,
    "2026-11-21",
    undefined,
  ]);
});

test("[EN-01] an unknown state is neutral and at the first stage", () => {
  expect(orderTone("TELEPORTED")).toBe("neutral");
  expect(progressOf({ ...order, orderStatus: "TELEPORTED" }).current).toBe(0);
});
