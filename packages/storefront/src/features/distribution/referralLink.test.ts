import { expect, test } from "vitest";
import { readDistributionQuery, distributionAddress } from "./distributionQuery.ts";
import { referralLink, shopBase } from "./referralLink.ts";

test("[MC-12] a link names the goods and the code, nothing about the person", () => {
  const base = shopBase({ origin: "https://shop.test", pathname: "/sundry/" });
  expect(referralLink(base, "77", { goodsId: "1", skuId: "2" })).toBe(
    "https://shop.test/sundry/#/goodsDetail?goodsId=1&skuId=2&distributionId=77",
  );
  expect(referralLink(base, "77")).toBe("https://shop.test/sundry/#/?distributionId=77");
});

test.each([
  ["", { tab: "chosen", pageNumber: 1 }],
  ["tab=cash&pageNumber=2", { tab: "cash", pageNumber: 2 }],
  ["tab=secret&pageNumber=x", { tab: "chosen", pageNumber: 1 }],
])("[MC-12] the address %j means %j", (query, read) => {
  expect(readDistributionQuery(new URLSearchParams(query))).toEqual(read);
  const written = distributionAddress(readDistributionQuery(new URLSearchParams(query))).split("?")[1] ?? "";
  expect(readDistributionQuery(new URLSearchParams(written))).toEqual(read);
});
