import { formatPrice } from "@sundry/ui/format/price";
import { expect, test } from "vitest";
import { readConfig } from "./configEntries.ts";
import { currencyOf } from "./money.ts";

const written = (currency: unknown, locale: "en" | "zh") =>
  formatPrice(1284.6, locale, currencyOf(readConfig({ currency }).config));

test("[EN-02] prices are in the currency of the settings, whatever the language", () => {
  expect(written("CNY", "en")).toBe("￥1,284.60");
  expect(written("CNY", "zh")).toBe("￥1,284.60");
  expect(written("EUR", "zh")).toBe("€1,284.60");
  expect(written("JPY", "en")).toBe("¥1,285");
});

test("[EN-02] [EN-05] without one, or with one that does not exist, the sign follows the language", () => {
  expect([written("", "en"), written("", "zh")]).toEqual(["$1,284.60", "￥1,284.60"]);
  expect(written("yuan", "en")).toBe("$1,284.60");
  expect(readConfig({ currency: "ZZZ" }).faults).toEqual(["currency"]);
});
