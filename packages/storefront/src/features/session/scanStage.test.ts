import { ApiError } from "@sundry/api/client";
import { expect, test } from "vitest";
import { isPollWithoutNews, stageOf } from "./scanStage.ts";

test("[SE-06] every status of a code has its stage, and unknown ones count as ended", () => {
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

test("[SE-06] a wait without news is not a failure", () => {
  const fault = (kind: "refused" | "timeout" | "network", code = 0) =>
    new ApiError({ kind, code, callId: "session.qrPoll" });
  expect([fault("refused", 400), fault("timeout")].every(isPollWithoutNews)).toBe(true);
  expect([fault("refused", 1003), fault("network"), new Error("other")].some(isPollWithoutNews)).toBe(false);
});
