import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf, wallTime, wireMoment, writtenMoment } from "./shopTime.ts";

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
  ["2026-03-08", 2, "America/New_York", "2026-03-08T07:00:00Z"],
  ["2026-11-01", 1, "America/New_York", "2026-11-01T05:00:00Z"],
  ["2026-03-29", 0, "Europe/Berlin", "2026-03-28T23:00:00Z"],
  ["2026-03-29", 24, "Europe/Berlin", "2026-03-29T22:00:00Z"],
  ["2026-03-29", 0, "Asia/Beirut", "2026-03-28T22:00:00Z"],
  ["2026-10-25", 0, "Asia/Beirut", "2026-10-24T22:00:00Z"],
  ["2026-03-08", 0, "America/Havana", "2026-03-08T05:00:00Z"],
  ["2026-11-01", 0, "America/Havana", "2026-11-01T04:00:00Z"],
])("[SK-01] on %s, when the clocks change, hour %i begins in %s at %s", (day, hour, zone, moment) => {
  expect(new Date(momentOf(day, hour, zone)).toISOString()).toBe(moment.replace("Z", ".000Z"));
});

test("[SK-01] hour 24 is the midnight that ends the day", () => {
  expect(momentOf("2026-11-21", 24, "Asia/Shanghai")).toBe(momentOf("2026-11-22", 0, "Asia/Shanghai"));
});

test.each([
  ["2027-01-01", "Europe/Berlin", "2026-12-31T23:00:00Z"],
  ["2027-07-01", "Europe/Berlin", "2027-06-30T22:00:00Z"],
  ["2027-01-01", "Asia/Shanghai", "2026-12-31T16:00:00Z"],
  ["2027-03-28T08:30", "Europe/Berlin", "2027-03-28T06:30:00Z"],
  ["2027-03-28 02:30", "Europe/Berlin", "2027-03-28T01:30:00Z"],
  ["2027-10-31 02:30", "Europe/Berlin", "2027-10-31T00:30:00Z"],
  ["2027-04-04 01:45:10", "Australia/Lord_Howe", "2027-04-03T14:45:10Z"],
  ["2027-01-01T08:00:00+08:00", "Europe/Berlin", "2027-01-01T00:00:00Z"],
  ["2027-01-01T08:00:00.000Z", "Europe/Berlin", "2027-01-01T08:00:00Z"],
])("[OS-04] %s in a merchant's file is a time in %s: %s", (text, zone, moment) => {
  expect(writtenMoment(text, zone)?.toISOString()).toBe(moment.replace("Z", ".000Z"));
});

test.each(["2027-02-30", "2027-1-1", "1.2.2027", "2027-01-01 24:00", "2027-01-01T08", "2027-01-01T08:00+25:00x", ""])(
  "[OS-04] %j in a merchant's file is no time",
  (text) => {
    expect(writtenMoment(text, "Europe/Berlin")).toBeUndefined();
  },
);
