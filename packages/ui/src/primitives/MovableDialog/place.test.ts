import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clampToView, movedByKey } from "./place.ts";

const length = fc.integer({ min: 1, max: 4000 });
const offset = fc.integer({ min: -10_000, max: 10_000 });

test("[SB-07] stays completely inside a large enough window, wherever it is dragged", () => {
  fc.assert(
    fc.property(offset, offset, length, length, length, length, (x, y, width, height, room, floor) => {
      const view = { width: width + room, height: height + floor };
      const at = clampToView({ x, y }, { width, height }, view);
      const left = (view.width - width) / 2 + at.x;
      const top = (view.height - height) / 2 + at.y;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(view.width);
      expect(top + height).toBeLessThanOrEqual(view.height);
    }),
  );
});

test("[SB-07] keeps its position inside the window, and is centred if it does not fit", () => {
  const view = { width: 1000, height: 800 };
  expect(clampToView({ x: 40, y: -20 }, { width: 800, height: 552 }, view)).toEqual({ x: 40, y: -20 });
  expect(clampToView({ x: 40, y: -20 }, { width: 1200, height: 900 }, view)).toEqual({ x: 0, y: 0 });
});

test("[SB-07] arrows move it, Shift moves it further, Home returns it, other keys do nothing", () => {
  const from = { x: 10, y: 10 };
  expect(movedByKey(from, { key: "ArrowLeft", shiftKey: false })).toEqual({ x: -6, y: 10 });
  expect(movedByKey(from, { key: "ArrowDown", shiftKey: true })).toEqual({ x: 10, y: 106 });
  expect(movedByKey(from, { key: "Home", shiftKey: false })).toEqual({ x: 0, y: 0 });
  expect(movedByKey(from, { key: "Enter", shiftKey: false })).toBeUndefined();
});
