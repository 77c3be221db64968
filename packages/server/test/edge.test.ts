import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { referencePaths, referenceSocketPath } from "#server/dialect/paths.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const origin = "https://shop.example.com";
const connections = { total: 100, ofOne: 100 };
const closed = { trustedProxies: 0, allowedOrigins: [], contentOrigins: [], requestsPerMinute: 3, connections };

type Ask = (path: string, headers?: Record<string, string>, peer?: string, method?: string) => Promise<Response>;

/** The shop with edge settings; requests come from `peer`. */
function edgeOf(edge: Config["edge"]): Ask {
  const { app } = createApp({
    db: shop.database.db,
    services: { ...shop.services, config: { ...shop.services.config, edge } },
    routes: allRoutes,
  });
  return async (path, headers = {}, peer = "203.0.113.7", method = "GET") =>
    app.request(path, { headers, method }, { incoming: { socket: { remoteAddress: peer } } });
}

describe("a shop without trusted proxies", () => {
  let ask: Ask;
  beforeAll(() => {
    ask = edgeOf(closed);
  });

  test("[SE-02] pages of other origins can read nothing, whatever they send", async () => {
    const ownAnswer = await ask("/api/site", { origin });
    expect(ownAnswer.headers.has("access-control-allow-origin")).toBe(false);
    const question = await ask("/api/site", { origin, "access-control-request-method": "POST" }, "::1", "OPTIONS");
    expect(question.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("no client's header can redirect others to TLS, and the policy names no other origin", async () => {
    const { headers } = await ask("/api/site", { "x-forwarded-proto": "https" }, "::1");
    expect(headers.has("strict-transport-security")).toBe(false);
    expect(headers.get("content-security-policy")).toContain("default-src 'self';");
    expect(headers.get("content-security-policy")).not.toContain("http");
  });

  test("an address with too many requests is asked to wait, in its language; others and this machine continue", async () => {
    const mine = edgeOf(closed);
    for (const path of ["/api/site", "/media/nothing.webp", "/api/site"])
      expect((await mine(path)).status).not.toBe(429);
    const refused = await mine("/api/site", { "accept-language": "zh", "x-forwarded-for": "198.51.100.1" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("20");
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await refused.json()).toMatchObject({ success: false, code: 1003, message: "操作过于频繁，请稍后再试" });
    expect((await mine("/api/site", {}, "203.0.113.8")).status).toBe(200);
    expect((await mine("/assets/index.js")).status).not.toBe(429);
    for (const path of ["/", "/goods/1", "/im/chat", "/im/api/lines"])
      expect((await mine(path)).status, path).toBe(429);
    for (let at = 0; at < 5; at += 1) expect((await mine("/api/site", {}, "127.0.0.1")).status).toBe(200);
    shop.clock.at += 20_000;
    expect((await mine("/api/site")).status).toBe(200);
  });

  test("[SE-04] a client that has used up its requests can still renew its login, which has its own limit", async () => {
    const mine = edgeOf(closed);
    for (let at = 0; at < 3; at += 1) await mine("/api/site");
    expect((await mine("/api/site")).status).toBe(429);
    for (let at = 0; at < 3; at += 1)
      expect(await (await mine("/api/passport/refresh/unknown")).json()).toMatchObject({ code: 20004 });
    expect((await mine("/api/passport/refresh/unknown")).status).toBe(429);
  });
});

test("the nginx example gives pages the same headers that the server gives its own answers", async () => {
  const ask = edgeOf({ ...closed, trustedProxies: 1 });
  const { headers } = await ask("/", { "x-forwarded-proto": "https" });
  const example = await readFile(new URL("../../../deploy/sundry-headers.conf", import.meta.url), "utf8");
  const told = [...example.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)];
  expect(told).toHaveLength(7);
  for (const [, name = "", value] of told) expect([name, headers.get(name)]).toEqual([name, value]);
});

describe("the nginx example", () => {
  const exampleOf = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), "utf8");

  /** Location blocks by their pattern. */
  const locations = async (...names: string[]) => {
    const texts = await Promise.all(["nginx.conf", ...names].map(exampleOf));
    return new Map(
      [...texts.join("\n").matchAll(/location ([^{]+?) \{\n([^}]*)\}/g)].map(([, path = "", body = ""]) => [
        path,
        body,
      ]),
    );
  };

  /** The block that nginx chooses for a path: an exact one, a `^~` prefix, the first pattern, or the longest prefix. */
  const blockOf = async (path: string, ...names: string[]) => {
    const rules = [...(await locations(...names))].map(([rule, body]) => ({ rule, body }));
    const prefixes = rules
      .filter(({ rule }) => /^(\^~ )?\//.test(rule) && path.startsWith(rule.replace("^~ ", "")))
      .toSorted((one, other) => other.rule.length - one.rule.length);
    const [longest] = prefixes;
    const equal = rules.find(({ rule }) => rule === `= ${path}`);
    const pattern = rules.find(({ rule }) => rule.startsWith("~ ") && new RegExp(rule.slice(2)).test(path));
    return (equal ?? (longest?.rule.startsWith("^~") ? longest : (pattern ?? longest)))?.body;
  };

  const secret = allRoutes
    .map(({ call }) => call.path)
    .filter((path) => /\{(token|accessToken|mobile|email)\}|^\/passport\/|^\/connect\//.test(path));
  test.each([...secret.map((path) => `/api${path}`), "/api/connect/callback", "/im/x", "/media/private/a.webp"])(
    "[SE-02] logs no address of %s, because it can contain a token or a number",
    async (path) => {
      const body = await blockOf(path.replace(/\{\w+\}/g, "x"));
      expect(body).toContain("sundry-unlogged.conf");
      expect(body).not.toContain("access_log");
    },
  );

  test("[SE-02] logs nothing that follows the question mark of an address", async () => {
    const text = await exampleOf("nginx.conf");
    const [, format = ""] = /^log_format sundry '(.*)';$/m.exec(text) ?? [];
    expect(format).toContain("$uri");
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b(?!_)/);
    expect(text).toMatch(/^ {2}access_log \/var\/log\/nginx\/access\.log sundry;$/m);
    const unlogged = await exampleOf("sundry-unlogged.conf");
    expect(unlogged).toMatch(/^access_log off;$/m);
    expect(unlogged).toMatch(/^error_log .* crit;$/m);
  });

  test("[SE-04] lets logins be renewed outside the limit for logging in", async () => {
    const found = await locations();
    expect(found.get("/api/passport/")).toContain("zone=sundry_logins");
    expect(found.get("/api/passport/refresh/")).not.toContain("zone=sundry_logins");
  });

  test("[AP-09] [SE-02] [SE-04] passes on the paths of the reference backend's clients, logs none of them, and limits their logins", async () => {
    const paths = referencePaths.map(({ path }) => path.replaceAll(/\{\w+\}/g, "x"));
    for (const path of [...paths, `${referenceSocketPath}/x`]) {
      const body = await blockOf(path, "sundry-reference.conf");
      expect(body, path).toContain("sundry-proxy.conf");
      expect(body, path).toContain("sundry-unlogged.conf");
    }
    const login = await blockOf("/buyer/passport/member/userLogin", "sundry-reference.conf");
    expect(login).toContain("zone=sundry_logins");
    const renewal = await blockOf("/buyer/passport/member/refresh/x", "sundry-reference.conf");
    expect(renewal).not.toContain("zone=sundry_logins");
    expect(await exampleOf("nginx.conf")).toContain("# include snippets/sundry-reference.conf;");
  });

  test("asks every process for a file of a build that the folder does not have, as while a version is rolled out", async () => {
    const found = await locations();
    expect(found.get("/assets/")).toContain("try_files $uri @assets;");
    expect(found.get("@assets")).toMatch(/proxy_next_upstream error timeout http_404;/);
  });

  test("passes on everything that the server serves besides the pages", async () => {
    const found = await locations();
    const handedOn = [...found].filter(([, body]) => body.includes("sundry-proxy.conf")).map(([path]) => path);
    for (const path of ["/media/x", "/fonts/en.css", "/im", "/sandbox/x", "/outbox"])
      expect(
        handedOn.some((rule) => new RegExp(rule.replace(/^(~|\^~|=) /, "")).test(path)),
        path,
      ).toBe(true);
  });
});

describe("a shop behind its proxies", () => {
  const settings = {
    trustedProxies: 2,
    allowedOrigins: [origin],
    contentOrigins: ["https://cdn.example.com"],
    requestsPerMinute: 2,
    connections,
  };

  test("browsers that came over TLS stay there", async () => {
    const ask = edgeOf({ ...settings, requestsPerMinute: 0 });
    const secure = await ask("/api/site", { "x-forwarded-proto": "https" });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
    const plain = await ask("/api/site", { "x-forwarded-proto": "http" });
    expect(plain.headers.has("strict-transport-security")).toBe(false);
  });

  test("requests are counted by the address that the outermost proxy saw, whatever the client claims", async () => {
    const ask = edgeOf(settings);
    const from = (claimed: string, seen: string) =>
      ask("/api/site", { "x-forwarded-for": `${claimed}, ${seen}, 10.0.0.2` }, "127.0.0.1");
    expect((await from("1.1.1.1", "203.0.113.7")).status).toBe(200);
    expect((await from("2.2.2.2", "203.0.113.7")).status).toBe(200);
    expect((await from("3.3.3.3", "203.0.113.7")).status).toBe(429);
    expect((await from("3.3.3.3", "203.0.113.8")).status).toBe(200);
  });

  test("[SE-02] pages of the configured origin can call and read; others can't", async () => {
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

  test("its policy allows files and calls of the configured origin, and no inline script", async () => {
    const ask = edgeOf({ ...settings, requestsPerMinute: 0 });
    const policy = (await ask("/api/site")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self' https://cdn.example.com;");
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe-eval|default-src[^;]*unsafe/);
  });
});
