import { expect, test } from "vitest";
import { complaintTone, isOpen } from "./complaintState.ts";

test.each([
  ["NEW", true],
  ["WAIT_APPEAL", true],
  ["COMMUNICATION", true],
  ["WAIT_ARBITRATION", true],
  ["COMPLETE", false],
  ["CANCEL", false],
  ["SOMETHING_NEW", true],
])("[MC-05] %s is open: %s", (status, open) => {
  expect(isOpen(status)).toBe(open);
});

test("[MC-05] a decided complaint looks different from an open one", () => {
  expect(["NEW", "COMPLETE", "CANCEL"].map(complaintTone)).toEqual(["brand", "success", "neutral"]);
});
