import { expect, test } from "vitest";
import { referralPath } from "./referralLink.ts";

test("[MC-12] a link has the goods and the code, and nothing about the person", () => {
  expect(referralPath("77", { goodsId: "1", skuId: "2" })).toBe("/goodsDetail?goodsId=1&skuId=2&distributionId=77");
  expect(referralPath("77")).toBe("/?distributionId=77");
});
