import { skuDetail } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { isPublicRead, publicReads } from "./publicReads.ts";

test("[SE-01] only calls that anybody may make and that change nothing can be kept", () => {
  expect(publicReads()).toContain("/goods/sku/{goodsId}/{skuId}");
  expect(isPublicRead(skuDetail)).toBe(true);
  expect(isPublicRead({ ...skuDetail, auth: "required" })).toBe(false);
  expect(isPublicRead({ ...skuDetail, unsafe: true })).toBe(false);
  expect(isPublicRead({ ...skuDetail, method: "PUT" })).toBe(false);
});
