import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatHour } from "./date.ts";

const evening = Date.UTC(2026, 8, 30, 22, 5);

describe("formatDate", () => {
  it.each([
    ["day", "30 Sep 2026", "2026年9月30日"],
    ["shortDay", "30 Sep", "9月30日"],
    ["dayTime", "30 Sep 2026, 22:05", "2026年9月30日 22:05"],
    ["shortDayTime", "30 Sep, 22:05", "9月30日 22:05"],
    ["clock", "22:05", "22:05"],
  ] as const)("[HM-10] writes the %s in both languages", (style, english, chinese) => {
    expect(formatDate(evening, { locale: "en", timeZone: "UTC", style })).toBe(english);
    expect(formatDate(evening, { locale: "zh", timeZone: "UTC", style })).toBe(chinese);
  });

  it("[HM-10] reads the time in the given zone", () => {
    expect(formatDate(evening, { locale: "en", timeZone: "Asia/Shanghai", style: "dayTime" })).toBe(
      "1 Oct 2026, 06:05",
    );
  });

  it("[HM-10] writes midnight as 00:00", () => {
    expect(formatDate(Date.UTC(2026, 0, 1), { locale: "en", timeZone: "UTC", style: "clock" })).toBe("00:00");
  });

  it("[HM-10] returns no text for an invalid time", () => {
    expect(formatDate(Number.NaN, { locale: "en", timeZone: "UTC" })).toBe("");
  });

  it("[HM-10] agrees with the calendar for every day of two centuries", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1970-01-01"), max: new Date("2170-01-01"), noInvalidDate: true }),
        (date) => {
          const text = formatDate(date.getTime(), { locale: "zh", timeZone: "UTC" });
          expect(text).toBe(`${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`);
        },
      ),
    );
  });
});

it.each([
  ["de", "day", "30. Sept. 2026"],
  ["de", "clock", "22:05"],
  ["fr", "shortDay", "30 sept."],
  ["ar-EG", "clock", "١٠:٠٥ م"],
] as const)("[HM-10] other languages write dates in their own way: %s, %s is %s", (locale, style, text) => {
  expect(formatDate(evening, { locale, timeZone: "UTC", style }).replace(/\s/g, " ")).toBe(text);
});

it("[HM-10] writes full hours in the digits of the language", () => {
  expect(formatHour(8, "en")).toBe("08:00");
  expect(formatHour(14, "ar-EG")).toBe("١٤:٠٠");
});
