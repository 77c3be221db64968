import { expect, test } from "vitest";
import { meanScore, photosOf } from "./evaluationView.ts";

test.each([
  [{ descriptionScore: 5, serviceScore: 4, deliveryScore: 3 }, 4],
  [{ descriptionScore: 2, serviceScore: null }, 2],
  [{}, 0],
])("[MC-06] the mean of %j is %d", (scores, mean) => {
  expect(meanScore(scores)).toBe(mean);
});

test("[MC-06] no pictures are an empty list", () => {
  expect([photosOf(""), photosOf(null), photosOf("/a,/b")]).toEqual([[], [], ["/a", "/b"]]);
});
