import { expect, test } from "vitest";
import { en } from "../../runtime/messages/en.ts";
import { zh } from "../../runtime/messages/zh.ts";
import { couponValue, shortMoney, valueParts } from "./couponValue.ts";

test("[GD-06] a money coupon shows money, a discount coupon its discount", () => {
  expect(couponValue({ kind: "money", value: 5 }, "en", en)).toBe("$5");
  expect(couponValue({ kind: "money", value: 12.5 }, "zh", zh)).toBe("￥12.50");
  expect(couponValue({ kind: "discount", value: 8.5 }, "en", en)).toBe("15% off");
  expect(couponValue({ kind: "discount", value: 8.5 }, "zh", zh)).toBe("8.5折");
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
  ["$1,200", { before: "$", figure: "1,200", after: "" }],
  ["￥12.50", { before: "￥", figure: "12.50", after: "" }],
  ["8% off", { before: "", figure: "8", after: "% off" }],
  ["9.2折", { before: "", figure: "9.2", after: "折" }],
])("[GD-06] %s is set large only in its figure", (value, parts) => {
  expect(valueParts(value)).toEqual(parts);
});
