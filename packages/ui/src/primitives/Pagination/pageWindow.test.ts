import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./pageWindow.ts";

describe("pageWindow", () => {
  it.each([
    [1, 0, [1]],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 24, [1, 2, 3, 4, 5, "gap", 24]],
    [4, 24, [1, 2, 3, 4, 5, "gap", 24]],
    [12, 24, [1, "gap", 11, 12, 13, "gap", 24]],
    [24, 24, [1, "gap", 20, 21, 22, 23, 24]],
  ])("[GD-01] on page %i of %i", (current, total, slots) => {
    expect(pageWindow(current, total)).toEqual(slots);
  });

  it("[GD-01] always offers the first, the last and the current page, and a gap is never a single page", () => {
    const pages = fc
      .integer({ min: 1, max: 5000 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(pages, ([current, total]) => {
        const slots = pageWindow(current, total);
        const numbers = slots.filter((slot) => slot !== "gap");
        expect(numbers).toEqual(expect.arrayContaining([1, total, current]));
        for (const [index, slot] of slots.entries())
          if (slot === "gap") expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        expect(slots).toHaveLength(Math.min(7, total));
      }),
    );
  });
});
