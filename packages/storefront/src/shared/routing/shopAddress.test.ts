import { expect, test } from "vitest";
import { shopAddress } from "./shopAddress.ts";

const page = "https://shop.test/store/index.html#/cart";
const none = { port: 80, pcDomain: "", mobileDomain: "" };

test.each([
  ["no domain: where the page is", none, false, "https://shop.test/store/index.html#/goodsDetail?goodsId=1"],
  ["a domain", { ...none, pcDomain: "sundry.example" }, false, "https://sundry.example/#/goodsDetail?goodsId=1"],
  [
    "its port",
    { ...none, pcDomain: "sundry.example", port: 8443 },
    false,
    "https://sundry.example:8443/#/goodsDetail?goodsId=1",
  ],
  [
    "a domain with a port of its own",
    { ...none, pcDomain: "sundry.example:99", port: 8443 },
    false,
    "https://sundry.example:99/#/goodsDetail?goodsId=1",
  ],
  [
    "a phone",
    { ...none, pcDomain: "sundry.example", mobileDomain: "m.sundry.example" },
    true,
    "https://m.sundry.example/#/goodsDetail?goodsId=1",
  ],
  [
    "a phone without a domain of its own",
    { ...none, pcDomain: "sundry.example" },
    true,
    "https://sundry.example/#/goodsDetail?goodsId=1",
  ],
])("[EN-05] a shared link: %s", (_, config, phone, address) => {
  expect(shopAddress("/goodsDetail?goodsId=1", { config, page, phone })).toBe(address);
});
