import fc from "fast-check";
import { expect, test } from "vitest";
import { splitDuration } from "./splitDuration.ts";

test.each([
  [0, { hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { hours: 0, minutes: 0, seconds: 0 }],
  [1, { hours: 0, minutes: 0, seconds: 1 }],
  [59_000, { hours: 0, minutes: 0, seconds: 59 }],
  [60_000, { hours: 0, minutes: 1, seconds: 0 }],
  [86_400_000, { hours: 24, minutes: 0, seconds: 0 }],
])("[SK-03] %i ms are shown as %o", (milliseconds, parts) => {
  expect(splitDuration(milliseconds)).toEqual(parts);
});

test("[SK-03] the parts always add up to the seconds left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000_000 }), (milliseconds) => {
      const { hours, minutes, seconds } = splitDuration(milliseconds);
      expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.ceil(milliseconds / 1000));
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
    }),
  );
});
