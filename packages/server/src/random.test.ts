import { expect, test } from "vitest";
import { systemRandom } from "./random.ts";

test("[BU-07] random numbers lie in [0, 1), do not repeat and are spread evenly", () => {
  const drawn = Array.from({ length: 10_000 }, systemRandom);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = drawn.filter((one) => Math.floor(one * 10) === tenth).length;
    expect(share).toBeGreaterThan(800);
    expect(share).toBeLessThan(1200);
  }
});
