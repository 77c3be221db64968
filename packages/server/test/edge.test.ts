import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { allRoutes } from "#server/modules/index.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const origin = "https://shop.example.com";
const closed = { trustedProxies: 0, allowedOrigins: [], contentOrigins: [], requestsPerMinute: 3 };

type Ask = (path: string, headers?: Record<string, string>, peer?: string, method?: string) => Promise<Response>;

/** The shop with settings of its edge; a request comes from `peer`. */
function edgeOf(edge: Config["edge"]): Ask {
  const { app } = createApp({
    db: shop.database.db,
    services: { ...shop.services, config: { ...shop.services.config, edge } },
    routes: allRoutes,
  });
  return async (path, headers = {}, peer = "203.0.113.7", method = "GET") =>
    app.request(path, { headers, method }, { incoming: { socket: { remoteAddress: peer } } });
}

describe("a shop that trusts nobody", () => {
  let ask: Ask;
  beforeAll(() => {
    ask = edgeOf(closed);
  });

  test("[SE-02] pages of other origins may read nothing, whatever they ask", async () => {
    const ownAnswer = await ask("/api/site", { origin });
    expect(ownAnswer.headers.has("access-control-allow-origin")).toBe(false);
    const question = await ask("/api/site", { origin, "access-control-request-method": "POST" }, "::1", "OPTIONS");
    expect(question.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("nobody is sent to TLS on the word of a stranger, and its policy names no other origin", async () => {
    const { headers } = await ask("/api/site", { "x-forwarded-proto": "https" }, "::1");
    expect(headers.has("strict-transport-security")).toBe(false);
    expect(headers.get("content-security-policy")).toContain("default-src 'self';");
    expect(headers.get("content-security-policy")).not.toContain("http");
  });

  test("beyond its requests an address is asked to wait, in its language; others and this machine go on", async () => {
    const mine = edgeOf(closed);
    for (const path of ["/api/site", "/media/nothing.webp", "/api/site"])
      expect((await mine(path)).status).not.toBe(429);
    const refused = await mine("/api/site", { "accept-language": "zh", "x-forwarded-for": "198.51.100.1" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("20");
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await refused.json()).toMatchObject({ success: false, code: 1003, message: "操作过于频繁，请稍后再试" });
    expect((await mine("/api/site", {}, "203.0.113.8")).status).toBe(200);
    expect((await mine("/")).status).not.toBe(429);
    for (let at = 0; at < 5; at += 1) expect((await mine("/api/site", {}, "127.0.0.1")).status).toBe(200);
    shop.clock.at += 20_000;
    expect((await mine("/api/site")).status).toBe(200);
  });
});

test("the nginx example gives the pages the headers that the server gives its own answers", async () => {
  const ask = edgeOf({ ...closed, trustedProxies: 1 });
  const { headers } = await ask("/", { "x-forwarded-proto": "https" });
  const example = await readFile(new URL("../../../deploy/sundry-headers.conf", import.meta.url), "utf8");
  const told = [...example.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)];
  expect(told).toHaveLength(7);
  for (const [, name = "", value] of told) expect([name, headers.get(name)]).toEqual([name, value]);
});

describe("a shop behind its proxies", () => {
  const settings = {
    trustedProxies: 2,
    allowedOrigins: [origin],
    contentOrigins: ["https://cdn.example.com"],
    requestsPerMinute: 2,
  };

  test("browsers that came over TLS stay there", async () => {
    const ask = edgeOf({ ...settings, requestsPerMinute: 0 });
    const secure = await ask("/api/site", { "x-forwarded-proto": "https" });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
    const plain = await ask("/api/site", { "x-forwarded-proto": "http" });
    expect(plain.headers.has("strict-transport-security")).toBe(false);
  });

  test("requests are counted by the address the outermost proxy saw, not by what the client claims", async () => {
    const ask = edgeOf(settings);
    const from = (claimed: string, seen: string) =>
      ask("/api/site", { "x-forwarded-for": `${claimed}, ${seen}, 10.0.0.2` }, "127.0.0.1");
    expect((await from("1.1.1.1", "203.0.113.7")).status).toBe(200);
    expect((await from("2.2.2.2", "203.0.113.7")).status).toBe(200);
    expect((await from("3.3.3.3", "203.0.113.7")).status).toBe(429);
    expect((await from("3.3.3.3", "203.0.113.8")).status).toBe(200);
  });

  test("[SE-02] pages of the named origin may call and read; others may not", async () => {
    const ask = edgeOf({ ...settings, requestsPerMinute: 0 });
    const answer = await ask("/api/site", { origin });
    expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
    expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    expect(answer.headers.get("access-control-expose-headers")).toContain("Date");
    expect(answer.headers.get("vary")).toMatch(/Accept-Language.*Origin/);
    const asked = { origin, "access-control-request-method": "POST", "access-control-request-headers": "accesstoken" };
    const question = await ask("/api/cart", asked, "::1", "OPTIONS");
    expect(question.status).toBe(204);
    expect(question.headers.get("access-control-allow-headers")).toContain("accesstoken");
    const stranger = await ask("/api/site", { origin: "https://shop.example.com.evil.example" });
    expect(stranger.headers.has("access-control-allow-origin")).toBe(false);
    expect((await ask("/", { origin })).headers.has("access-control-allow-origin")).toBe(false);
  });

  test("its policy lets files and calls of the configured origin in, and no inline script", async () => {
    const ask = edgeOf({ ...settings, requestsPerMinute: 0 });
    const policy = (await ask("/api/site")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self' https://cdn.example.com;");
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe-eval|default-src[^;]*unsafe/);
  });
});
