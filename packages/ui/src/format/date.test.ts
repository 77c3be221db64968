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
  expect(formatHour(14, "da")).toBe("14.00");
  expect(formatHour(24, "de")).toBe("24:00");
});

it.each([Number.NaN, Infinity, -1, 25, 1e21])("[HM-10] %s is no hour", (hour) => {
  expect(formatHour(hour, "en")).toBe("");
});

const styles = {
  day: { year: "numeric", month: "short", day: "numeric" },
  shortDay: { month: "short", day: "numeric" },
  dayTime: { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  shortDayTime: { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  clock: { hour: "2-digit", minute: "2-digit" },
} as const;

/** How `Intl` writes it; our own languages have its fields in an order of their own. */
function written(time: number, locale: string, timeZone: string, style: keyof typeof styles): string {
  const own = locale.split("-", 1)[0];
  if (own !== "en" && own !== "zh") return new Intl.DateTimeFormat(locale, { ...styles[style], timeZone }).format(time);
  const fields = new Intl.DateTimeFormat("en-US", { ...styles.dayTime, hourCycle: "h23", timeZone }).formatToParts(
    time,
  );
  const field = (name: string) => fields.find(({ type }) => type === name)?.value ?? "";
  const month = new Intl.DateTimeFormat("en-US", { month: "numeric", timeZone }).format(time);
  const clock = `${field("hour")}:${field("minute")}`;
  const [year, day] =
    own === "zh"
      ? [`${field("year")}年`, `${month}月${field("day")}日`]
      : [` ${field("year")}`, `${field("day")} ${field("month")}`];
  const parts = { day: own === "zh" ? year + day : day + year, shortDay: day };
  const before = own === "zh" ? " " : ", ";
  if (style === "clock") return clock;
  if (style === "day" || style === "shortDay") return parts[style];
  return parts[style === "dayTime" ? "day" : "shortDay"] + before + clock;
}

it("[EN-02] writes any moment in any zone as the browser does, in 14 languages", () => {
  const locales = [
    ...["de-DE", "fr-CH", "en-IN", "ja-JP", "ar-KW", "he-IL", "zh-CN", "pt-BR", "pl-PL", "ar-EG", "fa-IR", "hi-IN"],
    ...["th-TH", "en-US"],
  ];
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1900-01-01"), max: new Date("2400-01-01"), noInvalidDate: true }),
      fc.constantFrom(...locales),
      fc.constantFrom("UTC", "Asia/Shanghai", "Asia/Kathmandu", "America/St_Johns", "Europe/Lisbon", "Pacific/Apia"),
      fc.constantFrom("day", "shortDay", "dayTime", "shortDayTime", "clock"),
      (date, locale, timeZone, style) => {
        const time = date.getTime();
        expect(formatDate(time, { locale, timeZone, style })).toBe(written(time, locale, timeZone, style));
      },
    ),
    { numRuns: 600 },
  );
});
