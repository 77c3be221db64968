import { expect, test } from "vitest";
import { routeOf } from "../../routes.ts";
import { pageViewAddress } from "./pageViewAddress.ts";

test.each([
  ["/", "", "/"],
  ["/GOODSDETAIL", "goodsId=7&skuId=9", "/goodsDetail?goodsId=7"],
  ["/goodsList", "keyword=13800138000&categoryId=1,2&pageNumber=3", "/goodsList?categoryId=1%2C2"],
  ["/home/OrderDetail", "sn=O20260101", "/home/OrderDetail"],
  ["/payMent", "orderType=TRADE&sn=T1", "/payMent"],
  ["/login", "rePath=/home/OrderDetail&query={}", "/login"],
  ["/no/such/page", "token=secret", "/404"],
])("[HM-14] %s?%s is counted without private data", (path, query, expected) => {
  expect(pageViewAddress(path, new URLSearchParams(query), routeOf(path)?.login ?? false)).toBe(expected);
});
