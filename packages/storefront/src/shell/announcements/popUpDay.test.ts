import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { popUpDue, popUpSeen } from "./popUpDay.ts";

function memory() {
  return safeStorage(() => {
    throw new Error("blocked: the wrapper keeps it in memory");
  });
}

const at = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour);

test("[HM-13] once a day, and not before six", () => {
  const storage = memory();
  expect(popUpDue(storage, at(3, 14, 5))).toBe(false);
  expect(popUpDue(storage, at(3, 14, 6))).toBe(true);
  popUpSeen(storage, at(3, 14, 6));
  expect(popUpDue(storage, at(3, 14, 23))).toBe(false);
  expect(popUpDue(storage, at(3, 15, 6))).toBe(true);
});

test("[HM-13] another stored day counts, even a larger one", () => {
  const storage = memory();
  storage.set("getTimes", "31");
  expect(popUpDue(storage, at(4, 1, 9))).toBe(true);
});

test("[HM-13] the same day of the next month is another day", () => {
  const storage = memory();
  popUpSeen(storage, at(3, 14, 9));
  expect(popUpDue(storage, at(4, 14, 9))).toBe(true);
});

test("[HM-13] a day stored by another client of this browser applies to that day", () => {
  const storage = memory();
  storage.set("getTimes", "14");
  expect(popUpDue(storage, at(3, 14, 9))).toBe(false);
});
