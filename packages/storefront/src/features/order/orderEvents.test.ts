import type { OrderPackage } from "@sundry/api/contract/entities/parcel";
import { expect, test } from "vitest";
import { readShopTime } from "../../shared/i18n/shopTime.ts";
import { orderEvents } from "./orderEvents.ts";

const parcel = (...steps: readonly [time: string, text: string][]): OrderPackage => ({
  packageNo: "P1",
  orderSn: "O1",
  createTime: "2026-11-20 09:00:00",
  traces: { traces: steps.map(([AcceptTime, AcceptStation]) => ({ AcceptTime, AcceptStation })) },
});
const read = (time: string) => readShopTime(time, "Asia/Shanghai");
const placed = { createTime: "2026-11-20 10:00:00", message: "Order placed" };
const received = { createTime: "2026-11-23 10:00:00", message: "Receipt confirmed" };

test("[MC-03] events of the order and of its parcel are one list, newest first", () => {
  const carried = parcel(["2026-11-22 10:00:00", "Out for delivery"], ["2026-11-21 10:00:00", "Left Yiwu"]);
  expect(orderEvents([placed, received], [carried], read).map((event) => [event.text, event.parcel])).toEqual([
    ["Receipt confirmed", undefined],
    ["Out for delivery", undefined],
    ["Left Yiwu", undefined],
    ["Order placed", undefined],
  ]);
});

test("[MC-03] with several parcels each step names its own, numbered from the oldest", () => {
  const newer = parcel(["2026-11-22 10:00:00", "Left Yiwu"]);
  const older = parcel(["2026-11-21 10:00:00", "Left Jinhua"]);
  expect(orderEvents([], [newer, older], read).map((event) => [event.text, event.parcel])).toEqual([
    ["Left Yiwu", 2],
    ["Left Jinhua", 1],
  ]);
});

test("[MC-03] events of the same second keep their order, and one without a time comes last", () => {
  const at = placed.createTime;
  const carried = parcel(["", "No time"], [at, "Second step"], [at, "First step"]);
  const logs = [placed, { createTime: at, message: "Paid" }];
  expect(orderEvents(logs, [carried], read).map(({ text }) => text)).toEqual([
    "Second step",
    "First step",
    "Paid",
    "Order placed",
    "No time",
  ]);
});

test("[MC-03] of two parcels in the same second, the later one comes first", () => {
  const at = placed.createTime;
  const later = parcel([at, "Delivered"], [at, "Handed over"]);
  const earlier = parcel([at, "Handed over"]);
  expect(orderEvents([], [later, earlier], read).map(({ parcel: number, text }) => [number, text])).toEqual([
    [2, "Delivered"],
    [2, "Handed over"],
    [1, "Handed over"],
  ]);
});
