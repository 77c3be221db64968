import { expect, test } from "vitest";
import { afterSaleTone, nextKey, progressOf } from "./afterSaleState.ts";

const log = (...states: string[]) =>
  states.map((serviceStatus, at) => ({ serviceStatus, createTime: `2026-11-2${at} 09:00:00` }));

test.each([
  ["RETURN_GOODS", "APPLY", log("APPLY"), ["applied", "agreed", "sent", "received", "refunded"], 0, false],
  ["RETURN_MONEY", "APPLY", log("APPLY"), ["applied", "agreed", "refunded"], 0, false],
  [
    "RETURN_GOODS",
    "BUYER_RETURN",
    log("APPLY", "PASS", "BUYER_RETURN"),
    ["applied", "agreed", "sent", "received", "refunded"],
    2,
    false,
  ],
  ["RETURN_MONEY", "COMPLETE", log("APPLY", "PASS", "COMPLETE"), ["applied", "agreed", "refunded"], 3, false],
  ["RETURN_MONEY", "REFUSE", log("APPLY", "REFUSE"), ["applied", "REFUSE"], 1, true],
  [
    "RETURN_GOODS",
    "BUYER_CANCEL",
    log("APPLY", "PASS", "BUYER_CANCEL"),
    ["applied", "agreed", "BUYER_CANCEL"],
    2,
    true,
  ],
  [
    "RETURN_GOODS",
    "SELLER_TERMINATION",
    log("APPLY", "PASS", "BUYER_RETURN", "SELLER_TERMINATION"),
    ["applied", "agreed", "sent", "SELLER_TERMINATION"],
    3,
    true,
  ],
  ["RETURN_MONEY", "WAIT_REFUND", log("APPLY", "PASS", "WAIT_REFUND"), ["applied", "agreed", "refunded"], 1, false],
  ["RETURN_GOODS", "PASS", [], ["applied", "agreed", "sent", "received", "refunded"], 1, false],
  ["RETURN_GOODS", "TELEPORTED", [], ["applied", "agreed", "sent", "received", "refunded"], 0, false],
])("[MC-04] the progress of %s in %s", (serviceType, serviceStatus, logs, stages, current, failed) => {
  const progress = progressOf({ serviceType, serviceStatus }, logs);
  expect(progress.stages.map(({ stage }) => stage)).toEqual(stages);
  expect(progress).toMatchObject({ current, failed });
});

test("[MC-04] stages that were reached have a time", () => {
  const { stages } = progressOf({ serviceType: "RETURN_MONEY", serviceStatus: "PASS" }, log("APPLY", "PASS"));
  expect(stages.map(({ at }) => at?.slice(0, 10))).toEqual(["2026-11-20", "2026-11-21", undefined]);
});

test.each([
  ["APPLY", true, "next.APPLY_by"],
  ["APPLY", false, "next.APPLY"],
  ["COMPLETE", true, "next.COMPLETE"],
  ["TELEPORTED", true, "next.unknown"],
])("[MC-04] what comes next in %s", (state, hasDeadline, key) => {
  expect(nextKey(state, hasDeadline)).toBe(key);
});

test("[EN-01] an unknown state is neutral", () => {
  expect(afterSaleTone("TELEPORTED")).toBe("neutral");
  expect(afterSaleTone("COMPLETE")).toBe("success");
});
