import { expect, test } from "vitest";
import { codeAddress } from "./codeAddress.ts";

const page = "https://shop.example/#/qrpay?sn=T1";

test.each([
  ["/sandbox/pay/abc?lang=en", "/api", "https://shop.example/sandbox/pay/abc?lang=en"],
  ["/sandbox/pay/abc", "https://api.example/v1", "https://api.example/sandbox/pay/abc"],
  ["weixin://wxpay/bizpayurl?pr=1", "/api", "weixin://wxpay/bizpayurl?pr=1"],
  ["https://qr.provider.example/1", "/api", "https://qr.provider.example/1"],
  ["", "/api", undefined],
  [null, "/api", undefined],
])("[BU-04] the code %j of a shop with its calls at %s is read as %j", (content, apiBase, read) => {
  expect(codeAddress(content, { apiBase, page })).toBe(read);
});
