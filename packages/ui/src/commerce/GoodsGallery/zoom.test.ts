import fc from "fast-check";
import { expect, test } from "vitest";
import { limitOf, panBy, pinch, pointOn, unzoomed, zoomTo } from "./zoom.ts";

test("[GD-02] a picture is enlarged at most four times and never below its size", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), fc.double({ noNaN: true }), (scale, x, y) => {
      const zoom = zoomTo(scale, x, y);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(4);
      expect(zoom.x).toBeGreaterThanOrEqual(0);
      expect(zoom.y).toBeLessThanOrEqual(100);
    }),
  );
});

test("[GD-02] two fingers moving apart enlarge around the point between them", () => {
  expect(pinch(unzoomed, 100, 200, 30, 70)).toEqual({ scale: 2, x: 30, y: 70 });
  expect(pinch({ scale: 2, x: 30, y: 70 }, 200, 50, 30, 70)).toEqual(unzoomed);
});

test("[GD-02] arrow keys move over the picture and stop at its edge", () => {
  expect(panBy({ scale: 2, x: 95, y: 50 }, 10, 0)).toEqual({ scale: 2, x: 100, y: 50 });
  expect(panBy(unzoomed, 10, 10)).toEqual(unzoomed);
});

test("[GD-02] the position of a pointer is in percent of the picture", () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(pointOn(box, 150, 100)).toEqual({ x: 25, y: 50 });
  expect(pointOn(box, 0, 999)).toEqual({ x: 0, y: 100 });
});

test.each([
  [1280, 540, 1280 / 540],
  [1280, 200, 4],
  [540, 540, 1],
  [560, 540, 1],
  [480, 540, 1],
  [1280, 0, 1],
])("[GD-02] a picture of %i px in a box of %i px is enlarged %f times at most", (pixels, width, limit) => {
  expect(limitOf(pixels, width)).toBe(limit);
  expect(zoomTo(9, 50, 50, limitOf(pixels, width)).scale).toBe(limit);
});
