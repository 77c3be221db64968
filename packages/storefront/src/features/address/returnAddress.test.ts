import { expect, test } from "vitest";
import { returnAddress } from "./returnAddress.ts";

test.each([
  ["", "/home/MyAddress"],
  ["/pay?way=BUY_NOW", "/pay?way=BUY_NOW"],
  ["/pay", "/pay"],
  ["//evil.example/pay", "/home/MyAddress"],
  ["https://evil.example", "/home/MyAddress"],
  ["/cart", "/home/MyAddress"],
  ["/pay/../login", "/home/MyAddress"],
])("[MC-14] [RT-06] from %j the form leads back to %j", (from, href) => {
  expect(returnAddress(from)).toBe(href);
});
