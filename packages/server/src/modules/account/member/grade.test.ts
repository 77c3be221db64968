import { expect, test } from "vitest";
import { gradeOf } from "./grade.ts";

test.each([
  [0, "1"],
  [499, "1"],
  [500, "2"],
  [1_999, "2"],
  [2_000, "3"],
  [10_000, "4"],
  [1_000_000, "4"],
])("[MC-01] %i points earned give grade %s", (points, grade) => {
  expect(gradeOf(points)).toBe(grade);
});
