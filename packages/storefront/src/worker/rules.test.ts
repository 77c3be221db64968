import { expect, test } from "vitest";
import * as rules from "./rules.ts";

const scope = "https://shop.example/some/folder/";
const reads = ["/page/home", "/goods/sku/{goodsId}/{skuId}", "/goods/es", "/content/get/{id}", "/seckill"];
const place: rules.Place = { scope, calls: "/api", reads };

interface Request {
  method?: string;
  headers?: Record<string, string>;
  destination?: RequestDestination;
  mode?: RequestMode;
}

function asked(address: string, { method = "GET", headers = {}, destination = "", mode = "cors" }: Request = {}) {
  return { method, url: new URL(address, scope).href, headers: new Headers(headers), destination, mode };
}

test.each([
  "/api/page/home?clientType=PC",
  "/api/goods/sku/11/12",
  "/api/goods/es?categoryId=3&pageNumber=1&pageSize=20",
  "/api/content/get/4",
  "/api/seckill",
])("[RT-07] the answer of %s is kept", (address) => {
  expect(rules.isPublicRead(asked(address), place)).toBe(true);
});

test.each([
  ["of a member", "/api/member", {}],
  ["with an order", "/api/order/77", {}],
  ["of the cart", "/api/cart/all", {}],
  ["that renews a login, whose address has a token", "/api/passport/refresh/abc", {}],
  ["of another path with the same beginning", "/api/goods/sku/11/12/13", {}],
  ["for words that somebody typed", "/api/goods/es?keyword=teapot&pageNumber=1", {}],
  ["for articles with words that somebody typed", "/api/goods/es?title=refund", {}],
  ["that changes something", "/api/page/home", { method: "POST" }],
  ["that only asks for the head", "/api/page/home", { method: "HEAD" }],
  ["with a token", "/api/goods/sku/11/12", { headers: { accessToken: "t" } }],
  ["with credentials", "/api/goods/sku/11/12", { headers: { authorization: "Bearer t" } }],
  ["of another address", "https://other.example/api/page/home", {}],
] satisfies [string, string, Request][])("[SE-01] a call %s is never kept", (_name, address, request) => {
  expect(rules.isPublicRead(asked(address, request), place)).toBe(false);
});

test("[RT-07] calls of another host are kept below their own address, and none without one", () => {
  const elsewhere = { ...place, calls: "https://api.example/buyer" };
  expect(rules.isPublicRead(asked("https://api.example/buyer/page/home"), elsewhere)).toBe(true);
  expect(rules.isPublicRead(asked("/api/page/home"), elsewhere)).toBe(false);
  expect(rules.isPublicRead(asked("/api/page/home"), { ...place, calls: "" })).toBe(false);
});

test("[RT-07] each language has its own answer", () => {
  const key = (language: string) =>
    rules.readKey(asked("/api/page/home", { headers: { "Accept-Language": language } }));
  expect(key("en")).not.toBe(key("zh"));
  expect(key("en")).toBe(key("en"));
});

test.each([
  ["/media/goods/umbrella.webp?w=400", "image", true],
  ["/media/photos/11/800.webp", "image", true],
  ["/media/uploads/review.webp", "image", false],
  ["/media/private/licence.webp?sign=1", "image", false],
  ["/media/goods/umbrella.webp", "document", false],
  ["https://other.example/media/goods/umbrella.webp", "image", false],
] as const)("[SE-01] whether the picture %s (%s) is kept: %s", (address, destination, kept) => {
  expect(rules.isShopPicture(asked(address, { destination, mode: "no-cors" }), place)).toBe(kept);
});

test.each([
  ["assets/archivo-latin-DY7AcnAa.woff2", true],
  ["look/0123456789abcdef.css", true],
  ["assets/base-AbCdEf12.js", false],
  ["/assets/archivo-latin-DY7AcnAa.woff2", false],
] as const)("[RT-07] whether the file %s is kept once seen: %s", (address, kept) => {
  expect(rules.isLook(asked(address), place)).toBe(kept);
});

test.each([
  ["", { kept: true }],
  ["?utm_source=mail", { kept: true }],
  ["index.html", { kept: true }],
  ["goodsDetail?goodsId=1", { kept: false, address: `${scope}#/goodsDetail?goodsId=1` }],
  ["sandbox/pay", undefined],
  ["../", undefined],
])("[RT-07] what a lost network shows for %j", (address, shown) => {
  const isEntryPage = (path: string) => path === "/goodsDetail";
  expect(rules.pageOffline(asked(address, { mode: "navigate" }), place, isEntryPage)).toEqual(shown);
  expect(rules.pageOffline(asked(address), place, isEntryPage)).toBeUndefined();
});

test("[RT-07] a kept answer has its time, and later its age", async () => {
  const keptAt = Date.UTC(2026, 10, 20, 9, 12);
  const kept = rules.dated(new Response("{}", { headers: { "x-request-id": "r" } }), keptAt);
  expect(kept.headers.get("sundry-kept-at")).toBe("2026-11-20T09:12:00.000Z");
  const later = rules.aged(kept, keptAt + 90_000);
  expect(later.headers.get("age")).toBe("90");
  expect(later.headers.get("x-request-id")).toBe("r");
  expect(await later.text()).toBe("{}");
});

test("[RT-07] a page from the server is kept if it needs the code that the worker has, and shows that it is old", async () => {
  const html = `<html data-sent="page"><a href="/">Home</a><script src="./assets/index-a.js"></script>`;
  expect(rules.isSentPage(html, "index-a.js")).toBe(true);
  expect(rules.isSentPage(html, "index-b.js")).toBe(false);
  expect(rules.isSentPage(html.replace("data-sent", "data-other"), "index-a.js")).toBe(false);
  expect(rules.isSentPage(html, "")).toBe(false);
  expect(rules.mayKeepPage(asked("goodsList?categoryId=1"))).toBe(true);
  expect(rules.mayKeepPage(asked("goodsList?keyword=secret"))).toBe(false);
  expect(rules.mayKeepPage(asked("article?title=secret"))).toBe(false);
  const kept = () => rules.dated(new Response(html), Date.UTC(2026, 10, 20, 9, 12));
  expect(await rules.agedPage(kept(), "index-b.js")).toBeNull();
  const later = await rules.agedPage(kept(), "index-a.js");
  expect(await later?.text()).toContain('<html data-sent="page" data-kept-at="2026-11-20T09:12:00.000Z">');
});

test.each([
  [200, "basic", true],
  [206, "basic", false],
  [403, "basic", false],
  [503, "basic", false],
  [0, "opaque", false],
] as const)("[RT-07] whether an answer with status %s (%s) is kept: %s", (status, type, kept) => {
  expect(rules.isKeepable({ status, type })).toBe(kept);
});
