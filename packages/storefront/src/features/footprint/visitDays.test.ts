import { expect, test } from "vitest";
import { visitDays } from "./visitDays.ts";

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at("2026-11-21T00:30:00");
const reader = { now, locale: "en", zone: "Asia/Shanghai" } as const;

test("[MC-09] visits are grouped by day in the buyer's zone, with today and yesterday marked", () => {
  const visits = ["2026-11-21T00:10:00", "2026-11-20T23:50:00", "2026-11-20T09:00:00", "2026-10-31T12:00:00"].map(
    (moment) => ({ releaseTime: at(moment) }),
  );
  expect(visitDays(visits, reader).map(({ date, ago, visits: of }) => [date, ago, of.length])).toEqual([
    ["21 Nov 2026", 0, 1],
    ["20 Nov 2026", 1, 2],
    ["31 Oct 2026", 21, 1],
  ]);
  const inBerlin = visitDays(visits, { ...reader, zone: "Europe/Berlin" });
  expect(inBerlin.map(({ date, ago }) => [date, ago])).toEqual([
    ["20 Nov 2026", 0],
    ["31 Oct 2026", 20],
  ]);
});

test("[MC-09] [EN-01] a visit without a time stays in its place", () => {
  expect(visitDays([{ releaseTime: now }, { releaseTime: null }], reader)).toHaveLength(1);
  expect(visitDays([{}], reader)).toMatchObject([{ date: "", ago: -1 }]);
  expect(visitDays([], reader)).toEqual([]);
});
