import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf, wallTime, wireMoment } from "./shopTime.ts";

test("[SK-04] times are written as the shop's wall clock shows them", () => {
  const moment = new Date("2026-12-31T16:05:09Z");
  expect(wireMoment(moment, "Asia/Shanghai")).toBe("2027-01-01 00:05:09");
  expect(wireMoment(moment, "America/New_York")).toBe("2026-12-31 11:05:09");
  expect(wallTime(moment.getTime(), "Asia/Shanghai")).toMatchObject({ day: "2027-01-01", weekday: 5, hour: 0 });
});

test.each(["Asia/Shanghai", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC"])(
  "[SK-01] an hour of a day in %s begins when the clock shows it",
  (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 4, max: 23 }), (days, hour) => {
        const day = new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
        expect(wallTime(momentOf(day, hour, zone), zone)).toMatchObject({ day, hour, minute: 0, second: 0 });
      }),
    );
  },
);

test.each([
  ["2026-03-08", 4, "America/New_York", "2026-03-08T08:00:00Z"],
  ["2026-11-01", 4, "America/New_York", "2026-11-01T09:00:00Z"],
  ["2026-03-29", 4, "Europe/Berlin", "2026-03-29T02:00:00Z"],
  ["2026-10-25", 4, "Europe/Berlin", "2026-10-25T03:00:00Z"],
])("[SK-01] on %s, when the clocks change, hour %i begins in %s at %s", (day, hour, zone, moment) => {
  expect(new Date(momentOf(day, hour, zone)).toISOString()).toBe(moment.replace("Z", ".000Z"));
});

test("[SK-01] hour 24 is the midnight that ends the day", () => {
  expect(momentOf("2026-11-21", 24, "Asia/Shanghai")).toBe(momentOf("2026-11-22", 0, "Asia/Shanghai"));
});
