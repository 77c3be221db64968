import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayIn, isZone, readShopTime, shopTimeIn, startOfDay, startOfNextDay } from "./shopTime.ts";

const HOUR = 3_600_000;
const shop = "Asia/Shanghai";
const atHome = shopTimeIn({ zone: shop, locale: "en", buyerOffset: () => 8 * HOUR });
const inBerlin = shopTimeIn({ zone: shop, locale: "en", buyerOffset: () => HOUR });

test.each([
  ["2026-11-20 09:12:00", shop, Date.UTC(2026, 10, 20, 1, 12)],
  ["2026-11-20", shop, Date.UTC(2026, 10, 19, 16)],
  ["2026-11-20 09:12", shop, Date.UTC(2026, 10, 20, 1, 12)],
  ["2026-07-01 09:12:00", "Europe/Berlin", Date.UTC(2026, 6, 1, 7, 12)],
  ["2026-12-01 09:12:00", "Europe/Berlin", Date.UTC(2026, 11, 1, 8, 12)],
  ["2026-12-01 09:12:00", "Asia/Kolkata", Date.UTC(2026, 11, 1, 3, 42)],
  ["2026-11-20T09:12:00.000+08:00", "Europe/Berlin", Date.UTC(2026, 10, 20, 1, 12)],
  ["2026-11-20T01:12:00.000+0000", shop, Date.UTC(2026, 10, 20, 1, 12)],
  ["2026-11-20T01:12:00Z", shop, Date.UTC(2026, 10, 20, 1, 12)],
])("[SK-04] %s is a time on the clock of %s", (text, zone, moment) => {
  expect(readShopTime(text, zone)).toBe(moment);
});

test.each(["", "soon", null, undefined])("[SK-04] %j is not a time and is read as nothing", (text) => {
  expect(readShopTime(text, shop)).toBeNaN();
  expect([atHome.day(text), atHome.time(text), atHome.until(text), atHome.zoneName(text)]).toEqual(["", "", "", ""]);
});

test("[SK-04] every time is read back from the clock, except in the hour that clocks show twice", () => {
  const { read } = shopTimeIn({ zone: "Europe/Berlin", locale: "en" });
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 }), (minute) => {
      const moment = minute * 60_000;
      const wall = new Intl.DateTimeFormat("sv-SE", {
        timeZone: "Europe/Berlin",
        dateStyle: "short",
        timeStyle: "medium",
      });
      expect([0, HOUR]).toContain(Math.abs(read(wall.format(moment)) - moment));
      if (new Date(moment).getUTCMonth() !== 9) expect(read(wall.format(moment))).toBe(moment);
    }),
  );
});

describe("the day", () => {
  test("[BU-02] begins at midnight in the zone", () => {
    expect(dayIn(Date.parse("2026-11-20T15:59:59Z"), shop)).toBe("2026-11-20");
    expect(dayIn(Date.parse("2026-11-20T16:00:00Z"), shop)).toBe("2026-11-21");
    expect(startOfDay(Date.parse("2026-11-20T15:59:59Z"), shop)).toBe(Date.UTC(2026, 10, 19, 16));
  });

  test.each([
    ["has 24 hours", "2026-11-20T12:00:00Z", 24],
    ["loses an hour", "2026-03-29T12:00:00Z", 23],
    ["has an hour twice", "2026-10-25T12:00:00Z", 25],
  ])("[SK-03] that %s ends when the next one begins", (_, noon, hours) => {
    const moment = Date.parse(noon);
    const length = startOfNextDay(moment, "Europe/Berlin") - startOfDay(moment, "Europe/Berlin");
    expect(length).toBe(hours * HOUR);
  });
});

describe("a time as buyers read it", () => {
  test("[HM-10] is shown in the page's language and the shop's zone, whose name is left out if the buyer's clock agrees", () => {
    expect(atHome.day("2026-11-20 00:30:00")).toBe("20 Nov 2026");
    expect(atHome.time("2026-11-20 00:30:00")).toBe("20 Nov 2026, 00:30");
    expect(atHome.time(Date.UTC(2026, 10, 20), "clock")).toBe("08:00");
    const chinese = shopTimeIn({ zone: shop, locale: "zh", buyerOffset: () => 0 });
    expect(chinese.time("2026-11-20 00:30:00")).toBe("2026年11月20日 00:30 GMT+8");
  });

  test("[SK-04] [HM-10] names the zone if the buyer's clock shows another time", () => {
    expect(inBerlin.time("2026-11-20 00:30:00")).toBe("20 Nov 2026, 00:30 GMT+8");
    expect(inBerlin.time("2026-11-20 00:30:00", "shortDayTime")).toBe("20 Nov, 00:30 GMT+8");
  });

  test.each([
    ["America/St_Johns", "GMT-3:30"],
    ["Asia/Kolkata", "GMT+5:30"],
    ["UTC", "GMT"],
  ])("[SK-04] %s is called %s", (zone, name) => {
    const { zoneName } = shopTimeIn({ zone, locale: "en", buyerOffset: () => 8 * HOUR });
    expect(zoneName("2026-12-01 12:00:00")).toBe(name);
  });
});

test.each([
  ["2026-11-24 23:59:59", "24 Nov 2026", "24 Nov 2026 (GMT+8)"],
  ["2026-11-25 00:00:00", "24 Nov 2026", "24 Nov 2026 (GMT+8)"],
  ["2026-11-24 18:00:00", "24 Nov 2026, 18:00", "24 Nov 2026, 18:00 GMT+8"],
])("[MC-07] [GD-06] what ends at %s is valid until %s, elsewhere %s", (end, home, elsewhere) => {
  expect(atHome.until(end)).toBe(home);
  expect(inBerlin.until(end)).toBe(elsewhere);
});

test("[EN-04] only zones that the browser knows count", () => {
  expect([isZone(shop), isZone("UTC"), isZone("Mars/Base"), isZone("")]).toEqual([true, true, false, false]);
});
