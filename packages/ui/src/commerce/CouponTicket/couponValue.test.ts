import { expect, test } from "vitest";
import { en } from "../../runtime/messages/en.ts";
import { zh } from "../../runtime/messages/zh.ts";
import { type CouponLanguage, couponParts, couponValue, shortMoney } from "./couponValue.ts";

const english: CouponLanguage = { locale: "en", currency: { code: "USD" }, messages: en };
const chinese: CouponLanguage = { locale: "zh", currency: { code: "CNY", symbol: "￥" }, messages: zh };
const french: CouponLanguage = { locale: "fr", currency: { code: "EUR" }, messages: en };

test("[GD-06] a money coupon shows money, a discount coupon its discount", () => {
  expect(couponValue({ kind: "money", value: 5 }, english)).toBe("$5");
  expect(couponValue({ kind: "money", value: { minorUnits: 500 } }, english)).toBe("$5");
  expect(couponValue({ kind: "money", value: 12.5 }, chinese)).toBe("￥12.50");
  expect(couponValue({ kind: "discount", value: 8.5 }, english)).toBe("15% off");
  expect(couponValue({ kind: "discount", value: 8.5 }, chinese)).toBe("8.5折");
});

test("[EN-02] thresholds keep their cents", () => {
  expect([49, 49.9, 1200, 1.005].map((amount) => shortMoney(amount, "en"))).toEqual([
    "$49",
    "$49.90",
    "$1,200",
    "$1.01",
  ]);
});

test.each([
  ["money", 1200, english, { before: "$", figure: "1,200", after: "" }],
  ["money", 12.5, chinese, { before: "￥", figure: "12.50", after: "" }],
  ["money", 1200, french, { before: "", figure: "1\u202f200", after: "\u00a0€" }],
  ["discount", 9.2, english, { before: "", figure: "8", after: "% off" }],
  ["discount", 9.2, chinese, { before: "", figure: "9.2", after: "折" }],
] as const)("[GD-06] a %s coupon of %s is set large only in its figure", (kind, value, language, parts) => {
  expect(couponParts({ kind, value }, language)).toEqual(parts);
});
