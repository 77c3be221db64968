import { expect, test } from "vitest";
import { shopAddress } from "./shopAddress.ts";

const page = "https://shop.test/store/index.html#/cart";
const none = { port: 80, pcDomain: "", mobileDomain: "", entryPages: false };
const entry = { ...none, entryPages: true };

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

test.each([
  ["where the page is", entry, "/goodsDetail?goodsId=1", "https://shop.test/goodsDetail?goodsId=1"],
  ["a domain", { ...entry, pcDomain: "sundry.example" }, "/topic?id=7", "https://sundry.example/topic?id=7"],
  ["the shop", entry, "/?distributionId=77", "https://shop.test/?distributionId=77"],
  [
    "a page that needs a login",
    entry,
    "/home/AccountSafe?scan=1",
    "https://shop.test/store/index.html#/home/AccountSafe?scan=1",
  ],
])("[RT-01] a shared link has no hash where the server answers with the page: %s", (_, config, path, address) => {
  expect(shopAddress(path, { config, page, phone: false })).toBe(address);
});
