import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCompactCount, formatCount } from "./count.ts";

describe("formatCompactCount", () => {
  it.each([
    [0, "0", "0"],
    [999, "999", "999"],
    [1000, "1k", "1,000"],
    [8449, "8.4k", "8,449"],
    [9999, "9.9k", "9,999"],
    [10_000, "10k", "1万"],
    [12_800, "12.8k", "1.2万"],
    [999_999, "999.9k", "99.9万"],
    [1_000_000, "1M", "100万"],
    [123_456_789, "123.4M", "1.2亿"],
  ])("[HM-10] shortens %i to %s and %s", (count, english, chinese) => {
    expect(formatCompactCount(count, "en")).toBe(english);
    expect(formatCompactCount(count, "zh")).toBe(chinese);
  });

  it("[HM-10] never claims more than there is", () => {
    const worth: Record<string, number> = { k: 1e3, M: 1e6, 万: 1e4, 亿: 1e8 };
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), fc.constantFrom("en" as const, "zh" as const), (count, locale) => {
        const text = formatCompactCount(count, locale).replaceAll(",", "");
        const unit = worth[text.at(-1) ?? ""] ?? 1;
        expect(Number.parseFloat(text) * unit).toBeLessThanOrEqual(count + 1e-3);
      }),
    );
  });
});

describe("formatCount", () => {
  it.each([
    [0, "0"],
    [2418, "2,418"],
    [1_000_000, "1,000,000"],
    [-1284, "-1,284"],
  ])("[HM-10] writes %i as %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
