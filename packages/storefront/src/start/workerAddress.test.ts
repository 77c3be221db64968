import { expect, test } from "vitest";
import { cacheName, isOwnCache, workerAddress } from "./workerAddress.ts";

test("[RT-07] another build or another address of calls is another worker", () => {
  const address = (build: string, calls: string) => workerAddress(build, calls, "https://shop.example/folder/").href;
  expect(address("index-1.js", "/api")).toMatch(/^https:\/\/shop\.example\/folder\/sw\.js\?/);
  expect(new Set([address("index-1.js", "/api"), address("index-2.js", "/api"), address("index-1.js", "")]).size).toBe(
    3,
  );
});

test("[RT-07] a shop removes its own caches and not those of another shop of the host", () => {
  const own = cacheName("reads", "https://shop.example/a/");
  expect(isOwnCache(own, "https://shop.example/a/")).toBe(true);
  expect(isOwnCache("sundry-precache-v2-https://shop.example/a/", "https://shop.example/a/")).toBe(true);
  expect(isOwnCache(own, "https://shop.example/")).toBe(false);
  expect(isOwnCache("other", "https://shop.example/a/")).toBe(false);
});
