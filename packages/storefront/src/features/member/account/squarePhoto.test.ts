import { expect, test } from "vitest";
import { centredSquare } from "./squarePhoto.ts";

test.each([
  [400, 400, { x: 0, y: 0, size: 400 }],
  [600, 400, { x: 100, y: 0, size: 400 }],
  [401, 1000, { x: 0, y: 300, size: 401 }],
  [1, 9, { x: 0, y: 4, size: 1 }],
])("[MC-15] the middle of %i by %i px", (width, height, square) => {
  expect(centredSquare(width, height)).toEqual(square);
});
