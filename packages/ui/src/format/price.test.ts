import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice, priceParts } from "./price.ts";

describe("formatPrice", () => {
  it.each([
    [0, "$0.00"],
    [12, "$12.00"],
    ["12.5", "$12.50"],
    [1.005, "$1.01"],
    [1.004, "$1.00"],
    [0.1 + 0.2, "$0.30"],
    [1234.5, "$1,234.50"],
    [-1234.5, "-$1,234.50"],
    [-0.001, "$0.00"],
    [-0, "$0.00"],
    [999.995, "$1,000.00"],
    [1234567890.12, "$1,234,567,890.12"],
    ["9007199254740993.015", "$9,007,199,254,740,993.02"],
    [1e21, "$1,000,000,000,000,000,000,000.00"],
    [1.5e-7, "$0.00"],
    [".5", "$0.50"],
    ["007", "$7.00"],
    [" 3.10 ", "$3.10"],
  ])("[EN-02] writes %j as %s", (value, text) => {
    expect(formatPrice(value, "en")).toBe(text);
  });

  it("[EN-02] changes only the symbol in Chinese, and never shortens", () => {
    expect(formatPrice(123456.7, "zh")).toBe("￥123,456.70");
    expect(formatPrice(-3, "zh")).toBe("-￥3.00");
  });

  const notNumbers: unknown[] = [
    "",
    " ",
    null,
    undefined,
    Number.NaN,
    Infinity,
    "abc",
    "1e3",
    "1,200",
    ".",
    "-",
    {},
    [1],
    true,
  ];
  it.each(notNumbers.map((value) => [value]))("[EN-02] returns %j unchanged", (value) => {
    expect(formatPrice(value, "en")).toBe(value);
    expect(priceParts(value, "en")).toBeUndefined();
  });

  it("[EN-02] is exact for every amount of whole cents", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (cents) => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
        const amount = `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(formatPrice(amount, "en")).toSatisfy((text) => String(text).replace(/[$,]/g, "") === amount);
      }),
    );
  });

  it("[EN-02] rounds a number by its own digits, within half a cent", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const written = Number(String(formatPrice(value, "en")).replace(/[$,]/g, ""));
        expect(Math.abs(written - value)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });

  it("[EN-02] puts a comma before every third digit", () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(priceParts(value, "en")?.integer).toMatch(/^\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});
