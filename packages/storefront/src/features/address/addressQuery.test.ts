import { expect, test } from "vitest";
import { readAddressQuery } from "./addressQuery.ts";

test.each([
  ["", undefined, "/home/MyAddress"],
  ["id=7", "7", "/home/MyAddress"],
  ["from=%2Fpay%3Fway%3DBUY_NOW", undefined, "/pay?way=BUY_NOW"],
  ["id=7&from=/pay", "7", "/pay"],
  ["from=//evil.example/pay", undefined, "/home/MyAddress"],
  ["from=https://evil.example", undefined, "/home/MyAddress"],
  ["from=/cart", undefined, "/home/MyAddress"],
  ["from=/pay/../login", undefined, "/home/MyAddress"],
])("[MC-14] [RT-06] %j", (query, id, back) => {
  expect(readAddressQuery(new URLSearchParams(query))).toEqual({ id, back });
});
