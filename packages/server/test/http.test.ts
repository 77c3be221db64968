import { mkdtemp, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import * as z from "zod/mini";
import { call } from "@sundry/api/contract/call";
import { atMost, ShortText, Whole } from "@sundry/api/contract/scalars";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { Envelope } from "#server/http/envelope.ts";
import { Refused } from "#server/http/refused.ts";
import { serve, serveShared } from "#server/http/serve.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** Calls only for these tests: each shows one thing that the dispatcher does for every call. */
const echo = call({
  id: "test.echo",
  method: "POST",
  path: "/test/echo/{name}",
  auth: "none",
  query: z.object({ count: z.optional(Whole) }),
  body: z.object({ text: ShortText, long: z.optional(z.string().check(atMost(1000))) }),
  result: z.unknown(),
});
const literal = call({
  id: "test.literal",
  method: "POST",
  path: "/test/echo/literal",
  auth: "none",
  result: z.string(),
});
const lacking = call({ id: "test.lacking", method: "GET", path: "/test/lacking", auth: "none", result: z.null() });
const broken = call({ id: "test.broken", method: "GET", path: "/test/broken", auth: "none", result: z.null() });
const half = call({ id: "test.half", method: "POST", path: "/test/half", auth: "none", result: z.null() });
const mine = call({ id: "test.mine", method: "GET", path: "/test/mine", auth: "required", result: z.string() });
const counted = call({ id: "test.counted", method: "GET", path: "/test/counted", auth: "none", result: z.string() });

const secret = "hunter2-should-never-be-logged";
let made = 0;
const routes = [
  serve(echo, ({ input }) => input),
  serve(literal, () => "literal"),
  serve(lacking, () => {
    throw new Refused(11011, { left: 3 });
  }),
  serve(broken, ({ tx }) => tx.$count("no_such_table" as never).then(() => null)),
  serve(half, async ({ tx, services }) => {
    const { pageLogs } = await import("#server/db/schema/content.ts");
    await tx.insert(pageLogs).values({ url: "/half", userAgent: "", at: new Date(services.clock.now()) });
    throw new Refused(11011);
  }),
  serve(mine, ({ buyer }) => buyer.id),
  serveShared(counted, 1000, async ({ lang }) => `${lang} ${(made += 1)} ${"x".repeat(2000)}`),
];

let request: (path: string, init?: RequestInit) => Promise<Response>;
const faults: string[] = [];

beforeAll(() => {
  const { app } = createApp({
    db: shop.database.db,
    services: shop.services,
    routes,
    faults: (line) => void faults.push(line),
  });
  request = async (path, init) => app.request(path, init);
});

async function envelope(response: Response): Promise<Envelope> {
  return (await response.json()) as Envelope;
}

const form = (body: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(body) });

describe("reading a request", () => {
  test("[AP-02] query and form values are treated alike, and a literal path wins over a parameter", async () => {
    const both = await envelope(await request("/api/test/echo/anna?count=3&text=hello", { method: "POST" }));
    expect(both.result).toEqual({ name: "anna", count: 3, text: "hello" });
    const posted = await envelope(await request("/api/test/echo/anna", form({ count: "3", text: "hello" })));
    expect(posted.result).toEqual(both.result);
    expect((await envelope(await request("/api/test/echo/literal", { method: "POST" }))).result).toBe("literal");
  });

  test("[AP-03] a missing or wrong value is refused with the names of the fields", async () => {
    const response = await request("/api/test/echo/anna", form({ count: "many" }));
    expect(response.status).toBe(400);
    expect(await envelope(response)).toMatchObject({ success: false, code: 4002, result: null });
    const { message } = await envelope(await request("/api/test/echo/anna", form({ count: "many" })));
    expect(message).toContain("text is missing");
    expect(message).not.toContain("many");
  });

  test("[VA-01] a text of 140 characters is accepted, a longer one refused, counted in code points", async () => {
    expect((await request("/api/test/echo/a", form({ text: "😀".repeat(140) }))).status).toBe(200);
    expect((await request("/api/test/echo/a", form({ text: "😀".repeat(141) }))).status).toBe(400);
    const own = form({ text: "ok", long: "x".repeat(1000) });
    expect((await request("/api/test/echo/a", own)).status).toBe(200);
  });

  test.each([
    ["a NUL", { method: "POST", body: "text=a%00b", headers: { "content-type": "application/x-www-form-urlencoded" } }],
    ["broken JSON", { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
    ["a list for an object", { method: "POST", body: "[]", headers: { "content-type": "application/json" } }],
    ["a broken multipart form", { method: "POST", body: "x", headers: { "content-type": "multipart/form-data" } }],
  ])("[AP-03] %s is refused and is not a fault", async (_, init) => {
    const response = await request("/api/test/echo/a", init);
    expect(await envelope(response)).toMatchObject({ success: false, code: 4002 });
  });

  test.each([
    ["when it comes", {}],
    ["when it is announced", { "content-length": "1100005" }],
  ])("[AP-03] more than a megabyte is refused %s", async (_, announced) => {
    const much = form({ text: "x".repeat(1_100_000) });
    const response = await request("/api/test/echo/a", { ...much, headers: announced });
    expect(response.status).toBe(413);
    expect(await envelope(response)).toMatchObject({ success: false, code: 413 });
  });
});

describe("answering", () => {
  test("[AP-03] a success has success, message, code, timestamp and result", async () => {
    const answer = await envelope(await request("/api/test/echo/a", form({ text: "b" })));
    expect(answer).toMatchObject({ success: true, code: 200, timestamp: shop.clock.at });
  });

  test("[AP-04] a refusal is a 400 with its code and a sentence in the buyer's language", async () => {
    const english = await request("/api/test/lacking");
    expect(english.status).toBe(400);
    expect(await envelope(english)).toMatchObject({ code: 11011, message: "Not enough stock: 3 left." });
    const chinese = await request("/api/test/lacking", { headers: { "accept-language": "zh-CN,zh;q=0.9" } });
    expect((await envelope(chinese)).message).toBe("库存不足，仅剩3件");
  });

  test("[BU-07] a refused call leaves nothing behind", async () => {
    const views = () => shop.database.query<{ n: number }>("select count(*) as n from page_logs where url = '/half'");
    await request("/api/test/half", { method: "POST" });
    expect(await views()).toEqual([{ n: 0 }]);
  });

  test("[AP-04] a fault shows an id and no details; the log has one line with it and no secrets", async () => {
    const response = await request(`/api/test/broken?password=${secret}`, { headers: { accesstoken: secret } });
    const { message, code } = await envelope(response);
    expect(code).toBe(400);
    const id = response.headers.get("x-request-id") ?? "none";
    expect(message).toContain(id);
    expect(message).not.toContain("no_such_table");
    const [line = ""] = faults.filter((entry) => entry.includes(id));
    expect(JSON.parse(line)).toMatchObject({ fault: id, where: "test.broken" });
    expect(faults.join()).not.toContain(secret);
  });

  test.each(["/api/nothing/here", "/api/test/ECHO/a"])(
    "[AP-04] the unknown call %s is a 404 with an envelope",
    async (path) => {
      const response = await request(path, { method: "POST" });
      expect(response.status).toBe(404);
      expect(await envelope(response)).toMatchObject({ success: false, code: 404 });
    },
  );

  test.each([undefined, "", "garbage", "a.b.c"])(
    "[SE-02] a call for buyers with the token %s is a 403",
    async (token) => {
      const response = await request("/api/test/mine", token === undefined ? {} : { headers: { accesstoken: token } });
      expect(response.status).toBe(403);
      expect(await envelope(response)).toMatchObject({ success: false, code: 403 });
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );
});

describe("sending", () => {
  test("shared answers are cached for their time, per language, with a validator", async () => {
    const zh = { headers: { "accept-language": "zh" } };
    const first = await request("/api/test/counted");
    const again = await request("/api/test/counted");
    const chinese = await request("/api/test/counted", zh);
    const text = await first.text();
    expect(await again.text()).toBe(text);
    expect(await chinese.text()).not.toBe(text);
    expect(first.headers.get("vary")).toContain("Accept-Language");
    expect(first.headers.get("cache-control")).toBe("public, max-age=1");
    const etag = first.headers.get("etag") ?? "";
    expect((await request("/api/test/counted", { headers: { "if-none-match": etag } })).status).toBe(304);
    shop.clock.at += 1001;
    expect(await (await request("/api/test/counted")).text()).not.toBe(text);
  });

  test("long answers are compressed if the client accepts it, short ones are not", async () => {
    const coded = await request("/api/test/counted", { headers: { "accept-encoding": "gzip, br" } });
    expect(coded.headers.get("content-encoding")).toBe("br");
    expect(JSON.parse(brotliDecompressSync(await coded.arrayBuffer()).toString())).toMatchObject({ success: true });
    const refused = await request("/api/test/counted", { headers: { "accept-encoding": "br;q=0" } });
    expect(refused.headers.get("content-encoding")).toBeNull();
    const short = await request("/api/test/lacking", { headers: { "accept-encoding": "br" } });
    expect(short.headers.get("content-encoding")).toBeNull();
  });

  test("every answer forbids sniffing, framing and foreign code", async () => {
    for (const path of ["/api/test/counted", "/api/nothing", "/nothing"]) {
      const { headers } = await request(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toContain("default-src 'self'");
      expect(headers.get("content-security-policy"), path).not.toMatch(/script-src[^;]*unsafe/);
    }
  });
});

describe("the built storefront", () => {
  async function shopWith(files: Record<string, string>) {
    const folder = await mkdtemp(join(tmpdir(), "sundry-dist-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, "assets"));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const config = { ...shop.services.config, storefrontDir: folder };
    return createApp({ db: shop.database.db, services: { ...shop.services, config }, routes }).app;
  }

  test("hashed files are cached for a year, the page is revalidated each time, and compressed copies are sent", async () => {
    const app = await shopWith({
      "index.html": "<!doctype html>shop",
      "assets/index-B7c2x_9k.js": "plain",
      "assets/index-B7c2x_9k.js.br": "coded",
      "sw.js": "worker",
    });
    const asset = await app.request("/assets/index-B7c2x_9k.js", { headers: { "accept-encoding": "br" } });
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toContain("text/javascript");
    expect(await asset.text()).toBe("coded");
    expect(await (await app.request("/assets/index-B7c2x_9k.js")).text()).toBe("plain");
    const page = await app.request("/");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const worker = await app.request("/sw.js?build=index-B7c2x_9k.js");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toContain("text/javascript");
    expect(worker.headers.get("content-security-policy")).toContain("worker-src 'self'");
    const etag = page.headers.get("etag") ?? "";
    expect((await app.request("/", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test.each(["/../secret", "/..%2f..%2fetc/passwd", "/assets", "/goodsList", "/%00", "/%"])(
    "[RT-03] the address %s is a 404 page and leads nowhere else",
    async (path) => {
      const app = await shopWith({ "index.html": "shop" });
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Page not found");
    },
  );

  test("without a build, a page says how to make one", async () => {
    const response = await request("/");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm start");
  });
});
