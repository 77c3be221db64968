import { expect, test } from "vitest";
import { referralLink, shopBase } from "./referralLink.ts";

test("[MC-12] a link has the goods and the code, and nothing about the person", () => {
  const base = shopBase({ origin: "https://shop.test", pathname: "/sundry/" });
  expect(referralLink(base, "77", { goodsId: "1", skuId: "2" })).toBe(
    "https://shop.test/sundry/#/goodsDetail?goodsId=1&skuId=2&distributionId=77",
  );
  expect(referralLink(base, "77")).toBe("https://shop.test/sundry/#/?distributionId=77");
});
