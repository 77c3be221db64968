import { expect, test } from "vitest";
import { chatAddress } from "./chatAddress.ts";
import { frameSandbox } from "./frameSandbox.ts";

const base = "http://shop.test/";
const opening = { token: "a b&c", topic: {}, lang: "en", theme: undefined, device: "device-1" } as const;

test("[SB-07] token, store and goods are added to the returned address, and the device where it is our own", () => {
  const topic = { storeId: "7", goodsId: "8", skuId: "9" };
  expect(chatAddress("/im/chat", base, { ...opening, topic, theme: "dark" })).toBe(
    "http://shop.test/im/chat?token=a+b%26c&id=7&goodsId=8&skuId=9&lang=en&theme=dark&uuid=device-1",
  );
  expect(chatAddress("https://chat.test/?shop=1", base, opening)).toBe(
    "https://chat.test/?shop=1&token=a+b%26c&id=0&lang=en",
  );
});

test("[SB-07] an order of the buyer is part of it too", () => {
  expect(chatAddress("/im/chat", base, { ...opening, topic: { orderSn: "O1" } })).toBe(
    "http://shop.test/im/chat?token=a+b%26c&id=0&orderSn=O1&lang=en&uuid=device-1",
  );
});

test("[SB-07] a token is sent to no page without TLS, and to nothing but pages", () => {
  for (const link of ["http://chat.test/", "javascript:alert(1)", "data:text/html,x", "http://["])
    expect(chatAddress(link, base, opening)).toBeUndefined();
});

test("[SB-07] a page from our own address can't read the shop's storage; one from elsewhere keeps its own origin", () => {
  expect(frameSandbox("http://shop.test/im/chat", "http://shop.test")).not.toContain("allow-same-origin");
  expect(frameSandbox("https://chat.test/", "http://shop.test")).toContain("allow-same-origin");
});
