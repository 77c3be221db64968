import { expect, test } from "vitest";
import { amountWords } from "#server/money/amountWords.ts";

test("[EN-02] without its own currency, a shop's amounts have the usual one of the language", () => {
  expect(amountWords(123_450, "en", undefined)).toBe("$1,234.50");
  expect(amountWords(123_450, "zh", undefined)).toBe("￥1,234.50");
  expect(amountWords(5, "en", undefined)).toBe("$0.05");
});

test("[EN-02] the shop's currency decides sign, decimals and position, whatever the language", () => {
  expect(amountWords(123_450, "en", "CNY")).toBe("￥1,234.50");
  expect(amountWords(123_450, "zh", "USD")).toMatch(/^(US)?\$1,234\.50$/);
  expect(amountWords(123_450, "en", "EUR")).toBe("€1,234.50");
  expect(amountWords(120_000, "en", "JPY")).toBe("¥1,200");
});
