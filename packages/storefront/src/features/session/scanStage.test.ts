import { ApiError } from "@sundry/api/client";
import { expect, test } from "vitest";
import { isNothingNew, stageOf } from "./scanStage.ts";

test("[SE-06] every status of a code has its stage, unknown ones are over", () => {
  expect([undefined, 0, 1, 2, 3, 4, 9, -1].map(stageOf)).toEqual([
    "making",
    "waiting",
    "scanned",
    "confirmed",
    "declined",
    "expired",
    "expired",
    "expired",
  ]);
});

test("[SE-06] the end of a wait is no failure", () => {
  const fault = (kind: "refused" | "timeout" | "network", code = 0) =>
    new ApiError({ kind, code, callId: "session.qrPoll" });
  expect([fault("refused", 400), fault("timeout")].every(isNothingNew)).toBe(true);
  expect([fault("refused", 1003), fault("network"), new Error("other")].some(isNothingNew)).toBe(false);
});
