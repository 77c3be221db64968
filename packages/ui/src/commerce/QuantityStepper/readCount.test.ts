import { describe, expect, test } from "vitest";
import { clampCount, isWithin, readCount } from "./readCount.ts";

describe("a typed count", () => {
  test.each([
    ["7", 7],
    ["007", 7],
    [" 24 ", 24],
    ["0", 0],
    ["", undefined],
    ["-1", undefined],
    ["1e3", undefined],
    ["2.5", undefined],
    ["１２", 12],
    ["99999999999", 99999999999],
    ["9".repeat(16), undefined],
  ])("[VA-03] %j is read as %s", (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });

  test.each([
    [0, 12],
    [11, 12],
    [12, 12],
    [40, 40],
    [41, 40],
  ])("[VA-03] %s becomes %i between 12 and 40", (count, kept) => {
    expect(clampCount(count, { minimum: 12, maximum: 40 })).toBe(kept);
    expect(isWithin(count, { minimum: 12, maximum: 40 })).toBe(count === kept);
  });

  test("[VA-03] if the stock is below the minimum, the minimum stays, and the caller says why", () => {
    expect(clampCount(5, { minimum: 12, maximum: 3 })).toBe(12);
  });
});
