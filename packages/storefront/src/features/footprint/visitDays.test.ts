import { expect, test } from "vitest";
import { visitDays } from "./visitDays.ts";

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at("2026-11-21T00:30:00");

test("[MC-09] visits are grouped by day of the shop's calendar, with today and yesterday marked", () => {
  const visits = ["2026-11-21T00:10:00", "2026-11-20T23:50:00", "2026-11-20T09:00:00", "2026-10-31T12:00:00"].map(
    (moment) => ({ releaseTime: at(moment) }),
  );
  expect(visitDays(visits, now, "en").map(({ date, ago, visits: of }) => [date, ago, of.length])).toEqual([
    ["21 Nov 2026", 0, 1],
    ["20 Nov 2026", 1, 2],
    ["31 Oct 2026", 21, 1],
  ]);
});

test("[MC-09] [EN-01] a visit without a time stays in its place", () => {
  expect(visitDays([{ releaseTime: now }, { releaseTime: null }], now, "zh")).toHaveLength(1);
  expect(visitDays([{}], now, "zh")).toMatchObject([{ date: "", ago: -1 }]);
  expect(visitDays([], now, "zh")).toEqual([]);
});
