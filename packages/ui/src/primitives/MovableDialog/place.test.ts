import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keptInView, movedByKey } from "./place.ts";

const length = fc.integer({ min: 1, max: 4000 });
const offset = fc.integer({ min: -10_000, max: 10_000 });

test("[SB-07] wherever it is dragged, it is wholly inside a window that has room for it", () => {
  fc.assert(
    fc.property(offset, offset, length, length, length, length, (x, y, width, height, room, floor) => {
      const view = { width: width + room, height: height + floor };
      const at = keptInView({ x, y }, { width, height }, view);
      const left = (view.width - width) / 2 + at.x;
      const top = (view.height - height) / 2 + at.y;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(view.width);
      expect(top + height).toBeLessThanOrEqual(view.height);
    }),
  );
});

test("[SB-07] what is inside stays where it is, and what does not fit stays in the middle", () => {
  const view = { width: 1000, height: 800 };
  expect(keptInView({ x: 40, y: -20 }, { width: 800, height: 552 }, view)).toEqual({ x: 40, y: -20 });
  expect(keptInView({ x: 40, y: -20 }, { width: 1200, height: 900 }, view)).toEqual({ x: 0, y: 0 });
});

test("[SB-07] arrows move it, Shift further, Home brings it back, other keys do nothing", () => {
  const from = { x: 10, y: 10 };
  expect(movedByKey(from, { key: "ArrowLeft", shiftKey: false })).toEqual({ x: -6, y: 10 });
  expect(movedByKey(from, { key: "ArrowDown", shiftKey: true })).toEqual({ x: 10, y: 106 });
  expect(movedByKey(from, { key: "Home", shiftKey: false })).toEqual({ x: 0, y: 0 });
  expect(movedByKey(from, { key: "Enter", shiftKey: false })).toBeUndefined();
});
