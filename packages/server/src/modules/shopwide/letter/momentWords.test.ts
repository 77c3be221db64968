import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { momentWords } from "./momentWords.ts";

const config = { ...readConfig({}, "/srv/shop"), shopZone: "Asia/Shanghai" };

test.each([
  ["en", "30 November at 01:15 GMT+8"],
  ["zh", "11月30日 01:15（GMT+8）"],
] as const)("[MC-18] a time in a letter is written as on the pages, with its zone: %s", (lang, expected) => {
  expect(momentWords(new Date("2026-11-29T17:15:00Z"), lang, { config })).toBe(expected);
});
