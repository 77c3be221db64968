import { expect, test } from "vitest";
import { skuOfAddress } from "./goodsLink.ts";

test.each([
  ["/goodsDetail?skuId=7&goodsId=3", "7"],
  ["/GOODSDETAIL?goodsId=3&skuId=7", "7"],
  ["/goodsDetail?goodsId=3", undefined],
  ["/goodsList?skuId=7", undefined],
  ["https://example.org/goodsDetail?skuId=7", undefined],
  ["", undefined],
])("[BU-02] the SKU in %j is %s", (address, sku) => {
  expect(skuOfAddress(address)).toBe(sku);
});
