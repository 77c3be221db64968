import { expect, it } from "vitest";
import { directionOf, languageOf } from "./locale.ts";

it.each([
  ["en", "ltr"],
  ["zh-CN", "ltr"],
  ["ar-EG", "rtl"],
  ["he", "rtl"],
  ["fa-IR", "rtl"],
  ["ur", "rtl"],
  ["uz-Arab", "rtl"],
  ["uz", "ltr"],
])("[UI-08] %s is read %s", (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

it("[UI-08] knows the language of a tag", () => {
  expect(["en", "zh-Hant-TW", "DE-at"].map(languageOf)).toEqual(["en", "zh", "de"]);
});
