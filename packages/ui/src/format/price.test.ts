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

  it.each([
    ["en", "EUR", 1234.5, "€1,234.50"],
    ["de-DE", "EUR", 1234.5, "1.234,50 €"],
    ["sv", "SEK", -1234.5, "−1 234,50 kr"],
    ["fr", "EUR", 1234567.5, "1 234 567,50 €"],
    ["en-IN", "INR", 1234567.5, "₹12,34,567.50"],
    ["zh-CN", "EUR", 1234.5, "€1,234.50"],
    ["ja", "JPY", 1234.5, "￥1,235"],
    ["en", "KWD", 1234.5678, "KWD 1,234.568"],
    ["ar-EG", "EGP", 1234.5, "١٬٢٣٤٫٥٠ ج.م."],
  ])("[EN-02] writes any currency in any language: in %s, %s of %d is %s", (locale, code, value, text) => {
    // Versions of Unicode differ in the kind of space, and in marks that cannot be seen.
    const written = String(formatPrice(value, locale, { code }));
    expect(written.replace(/\s/g, " ").replace(/\u200f/g, "")).toBe(text);
  });

  it("[EN-02] writes whole cents, fils and yen, each with its own decimals", () => {
    const written = (minorUnits: number, code: string) => formatPrice({ minorUnits }, "en", { code });
    expect(written(129_999, "USD")).toBe("$1,299.99");
    expect(written(-5, "USD")).toBe("-$0.05");
    expect(written(1299, "JPY")).toBe("¥1,299");
    expect(written(1299, "KWD")).toBe("KWD\u00a01.299");
    expect(formatPrice({ minorUnits: 1299, currency: "EUR" }, "en", { code: "USD" })).toBe("€12.99");
  });

  it.each([
    ["EURO", "1,234.50 EURO"],
    ["€", "1,234.50 €"],
    ["", "1,234.50"],
    [" eur ", "€1,234.50"],
  ])("[EN-02] never takes another currency for %j: 1234.5 is %j", (code, text) => {
    expect(String(formatPrice(1234.5, "en", { code })).replace(/\s/g, " ")).toBe(text);
    expect(String(formatPrice({ minorUnits: 123_450, currency: code }, "en")).replace(/\s/g, " ")).toBe(text);
  });

  it.each([null, undefined, 978, {}, ["EUR"], true])(
    "[EN-02] a code that is no text, such as %j, names no currency",
    (code) => {
      const sent = { code, symbol: code } as unknown as { code: string };
      expect(formatPrice(1234.5, "en", sent)).toBe("$1,234.50");
      expect(formatPrice(1234.5, "zh", code as never)).toBe("￥1,234.50");
      expect(formatPrice({ minorUnits: 123_450, currency: code as never }, "en", { code: "EUR" })).toBe("€1,234.50");
    },
  );

  it("[EN-02] uses a sign of the site's own, but not for money in another currency", () => {
    const yuan = { code: "CNY", symbol: "￥" };
    expect(formatPrice(5, "de", yuan)).toBe("5,00\u00a0￥");
    expect(formatPrice({ minorUnits: 500, currency: "EUR" }, "de", yuan)).toBe("5,00\u00a0€");
  });

  it("[EN-02] leaves out decimals that are all zero where it is asked to", () => {
    expect(["5", 12.5, 1.005].map((value) => formatPrice(value, "en", undefined, { short: true }))).toEqual([
      "$5",
      "$12.50",
      "$1.01",
    ]);
    expect(formatPrice(5, "de", { code: "EUR" }, { short: true })).toBe("5\u00a0€");
  });

  it("[EN-02] splits a price in the order of its language", () => {
    const order = (locale: string) => priceParts(-1234.5, locale, { code: "EUR" })?.map(({ type }) => type);
    expect(order("en")).toEqual(["symbol", "integer", "decimals"]);
    expect(order("de")).toEqual(["symbol", "integer", "decimals", "space", "symbol"]);
  });

  it.each([{ minorUnits: 12.5 }, { minorUnits: "1299" }, { minorUnits: Number.NaN }, { minorUnits: 2 ** 60 }, {}])(
    "[EN-02] takes %j for no money",
    (value) => {
      expect(priceParts(value, "en")).toBeUndefined();
    },
  );

  it("[EN-02] is exact for every whole number of the smallest unit", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom("USD", "JPY", "KWD"), (minorUnits, code) => {
        const digits = String(formatPrice({ minorUnits }, "en", { code })).replace(/[^\d-]/g, "");
        expect(BigInt(digits)).toBe(BigInt(minorUnits));
      }),
    );
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
        expect(priceParts(value, "en")?.find(({ type }) => type === "integer")?.text).toMatch(/^\d{1,3}(,\d{3})*$/);
      }),
    );
  });

  it("[EN-02] a currency of the page's own decides sign and decimals in every language", () => {
    expect(formatPrice(1234.5, "en", { code: "CNY", symbol: "￥" })).toBe("￥1,234.50");
    expect(formatPrice(1234.5, "zh", { code: "EUR" })).toBe("€1,234.50");
    expect(formatPrice(1234.5, "en", { code: "JPY" })).toBe("¥1,235");
    expect(formatPrice("-1234.5678", "en", { code: "KWD" })).toBe("-KWD\u00a01,234.568");
  });
});
