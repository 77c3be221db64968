import { describe, expect, test } from "vitest";
import { clampCount, readCount } from "./readCount.ts";

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
    ["１２", undefined],
    ["99999999999", undefined],
  ])("[VA-03] %j is read as %s", (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });

  test.each([
    [undefined, 12],
    [0, 12],
    [11, 12],
    [12, 12],
    [40, 40],
    [41, 40],
  ])("[VA-03] %s becomes %i between 12 and 40", (count, kept) => {
    expect(clampCount(count, { minimum: 12, maximum: 40 })).toBe(kept);
  });

  test("[VA-03] with less in stock than the minimum the minimum stays, and the caller says why", () => {
    expect(clampCount(5, { minimum: 12, maximum: 3 })).toBe(12);
  });
});
