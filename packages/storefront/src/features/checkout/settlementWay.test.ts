import { expect, test } from "vitest";
import { readWay } from "./settlementWay.ts";

test.each([
  ["", "CART"],
  ["way=CART", "CART"],
  ["way=BUY_NOW", "BUY_NOW"],
  ["way=buy_now", "BUY_NOW"],
  ["way=POINTS", "POINTS"],
  ["way=KANJIA", "CART"],
  ["way=%00", "CART"],
])("[BU-03] %j settles the basket %s", (query, way) => {
  expect(readWay(new URLSearchParams(query))).toBe(way);
});
