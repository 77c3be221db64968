import { expect, test } from "vitest";
import { browserLanguage } from "./browserLanguage.ts";

test.each([
  [["zh-CN", "en"], "zh"],
  [["fr-CA", "EN-gb", "zh"], "en"],
  [["fr"], undefined],
  [[], undefined],
] as const)("[HM-10] of the browser's languages %j the shop has %s first", (wanted, language) => {
  expect(browserLanguage(["en", "zh"], wanted)).toBe(language);
});
