import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCompactCount, formatCount, formatRating, formatTwoDigits } from "./count.ts";

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

  it("[HM-10] never shows more than the number", () => {
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

describe("other languages", () => {
  it.each([
    ["de", "1.234.567", "1,2\u00a0Mio.", "4,8", "07"],
    ["fr", "1\u202f234\u202f567", "1,2\u00a0M", "4,8", "07"],
    ["en-IN", "12,34,567", "12.9L", "4.8", "07"],
    ["ar-EG", "١٬٢٣٤٬٥٦٧", "١٫٢\u00a0مليون", "٤٫٨", "٠٧"],
  ])("[HM-10] write numbers in their own way: %s", (locale, count, short, rating, digits) => {
    expect(formatCount(1_234_567, locale)).toBe(count);
    expect(formatCompactCount(1_299_999, locale)).toBe(short);
    expect(formatRating(4.8, locale)).toBe(rating);
    expect(formatTwoDigits(7, locale)).toBe(digits);
  });

  it("[HM-10] two digits: 7 is 07, 123 stays, and no thousands", () => {
    expect([0, 7, 42, 123, 1234].map((value) => formatTwoDigits(value, "en"))).toEqual([
      "00",
      "07",
      "42",
      "123",
      "1234",
    ]);
  });
});
