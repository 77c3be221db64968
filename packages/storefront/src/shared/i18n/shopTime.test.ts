import { expect, test } from "vitest";
import { readShopTime, shopDate, shopDay } from "./shopTime.ts";

test.each([
  ["2026-11-20 09:12:00", Date.UTC(2026, 10, 20, 1, 12)],
  ["2026-11-20", Date.UTC(2026, 10, 19, 16)],
  ["2026-11-20 09:12", Date.UTC(2026, 10, 20, 1, 12)],
])("[SK-04] %s is a moment of the shop's zone", (text, moment) => {
  expect(readShopTime(text)).toBe(moment);
});

test.each(["", "soon", null, undefined])("[SK-04] %j is no moment and reads as nothing", (text) => {
  expect(readShopTime(text)).toBeNaN();
  expect(shopDate(text, "en")).toBe("");
});

test("[HM-10] a moment is told in the page's language and the shop's zone, wherever the buyer is", () => {
  expect(shopDate("2026-11-20 00:30:00", "en")).toBe("20 Nov 2026");
  expect(shopDate("2026-11-20 00:30:00", "zh", "dayTime")).toBe("2026年11月20日 00:30");
});

test("[BU-02] the shop's day begins with midnight in its own zone", () => {
  expect(shopDay(Date.parse("2026-11-20T15:59:59Z"))).toBe("2026-11-20");
  expect(shopDay(Date.parse("2026-11-20T16:00:00Z"))).toBe("2026-11-21");
});
