import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import { articles, pages, settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { addressStatus } from "#server/entry/existence.ts";
import { siteSetting, type SiteWords } from "#server/settings/siteWords.ts";
import { type TestShop, useShop } from "./support/shop.ts";

/** A built storefront whose renderer writes the address, the answer of a call, and what the address asks for. */
const renderer = `
let language;
export async function prepare(lang) { language = lang; }
export async function render(address, { origin, localeNamed }) {
  if (address.includes("broken")) throw new Error("broken");
  if (address.includes("slow")) await new Promise((resolve) => setTimeout(resolve, 2000));
  const answer = await fetch("/api/site", { headers: { "Accept-Language": language } });
  const write = address.includes("write") ? await fetch("/api/page/log", { method: "POST" }).catch((e) => e.message) : "";
  const sent = { address, write, answered: answer.status, text: "</script><script>run()</script>" };
  const head = "<title>A page</title><link rel=canonical href='" + origin + address + "'>" + (localeNamed ? "<i>named</i>" : "");
  const status = /goodsId=(?!1$)/.test(address) ? 404 : 200;
  return { html: "<main>" + language + "</main>", head, sent, file: "src/page.tsx", status };
}`;

const index = `<!doctype html>
<html lang="en">
  <head>
    <title>Sundry</title>
    <meta name="description" content="Of the build" />
    <meta name="theme-color" content="#1a4dd2" />
  </head>
  <body>
    <div id="root">
      <div class="first-paint"><span class="fp-logo">Sundry</span></div>
    </div>
  </body>
</html>
`;

const built = await mkdtemp(join(tmpdir(), "sundry-entry-"));
const storefrontDir = join(built, "dist");

beforeAll(async () => {
  await mkdir(join(storefrontDir, ".vite"), { recursive: true });
  await mkdir(join(built, "dist-render"));
  await writeFile(join(storefrontDir, "index.html"), index);
  await writeFile(
    join(storefrontDir, ".vite/page-styles.json"),
    JSON.stringify({ "src/page.tsx": ["shared.css", "page.css"] }),
  );
  await writeFile(join(built, "dist-render/render.js"), renderer);
  await writeFile(
    join(built, "dist-render/brand.js"),
    `export function accentStyles(c) { if (c === "mud") throw new Error("no tones"); return ":root{--accent:" + c + "}"; }`,
  );
  await writeFile(join(built, "dist-render/package.json"), `{"type":"module"}`);
});
afterAll(() => rm(built, { recursive: true, force: true }));

describe("entry pages", () => {
  const shop = useShop({ storefrontDir, entryPages: true, keepPagesSeconds: 0 });

  /** The page once its thread is awake: before that, visitors get it without markup. */
  async function pageAt(address: string, headers: Record<string, string> = {}): Promise<Response> {
    let answer: Response | undefined;
    await expect
      .poll(
        async () => {
          answer = await shop.app.request(address, { headers });
          return (await answer.clone().text()).includes('data-sent="page"');
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    return answer as Response;
  }

  test("[RT-01] an entry address is answered with markup, answers and the styles of its page", async () => {
    const text = await (await pageAt("/goodsList?keyword=cup")).text();
    expect(text).toContain('<html lang="en" data-language="en" data-sent="page">');
    expect(text).toContain('<div id="root"><main>en</main></div>');
    expect(text).toContain('"address":"/goodsList?keyword=cup"');
    expect(text).toContain('"answered":200');
    expect(text.match(/href="\.\/(\w+)\.css"/g)).toEqual(['href="./shared.css"', 'href="./page.css"']);
  });

  test("[HM-10] its language is that of the visitor's own choice, otherwise English, whatever the browser prefers", async () => {
    const chinese = { "accept-language": "zh-CN,zh;q=0.9" };
    expect(await (await pageAt("/", chinese)).text()).toContain('<html lang="en" data-language="en"');
    expect(await (await pageAt("/", { cookie: "locale=zh" })).text()).toContain(
      '<html lang="zh-CN" data-language="zh"',
    );
    expect(await (await pageAt("/", { ...chinese, cookie: "locale=en" })).text()).toContain('data-language="en"');
    expect(await (await pageAt("/", { ...chinese, cookie: "locale=__proto__" })).text()).toContain(
      'data-language="en"',
    );
  });

  test("[VA-05] no text of an answer can end the element it is sent in", async () => {
    const text = await (await pageAt("/")).text();
    expect(text).not.toContain("run()</script>");
    expect(text).toContain(String.raw`\u003c/script>`);
  });

  test("[RT-09] a page never changes anything", async () => {
    expect(await (await pageAt("/?write")).text()).toContain("A rendered page only reads");
  });

  test("[RT-10] unknown goods have status 404, and goods that are no longer sold or of a closed store 410", async () => {
    const { db } = shop.database;
    const [first, second] = await db.select({ id: goods.id, storeId: goods.storeId }).from(goods).limit(2);
    if (!first || !second) throw new Error("no goods");
    expect((await pageAt("/goodsDetail?goodsId=1")).status).toBe(200);
    for (const id of ["unknown", "%00", "a,b", "__proto__"])
      expect((await pageAt(`/goodsDetail?goodsId=${id}`)).status).toBe(404);
    await db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, first.id));
    expect((await pageAt(`/goodsDetail?goodsId=${first.id}`)).status).toBe(410);
    await db.update(goods).set({ shelf: "UPPER" }).where(eq(goods.id, first.id));
    await db.update(stores).set({ state: "CLOSED" }).where(eq(stores.id, second.storeId));
    expect((await pageAt(`/goodsDetail?goodsId=${second.id}`)).status).toBe(410);
    await db.update(stores).set({ state: "OPEN" }).where(eq(stores.id, second.storeId));
  });

  test("[RT-10] a page that is not ready in time has the status of what it is about", async () => {
    const { db } = shop.database;
    await pageAt("/");
    const slow = async (address: string) => {
      const answer = await shop.app.request(`${address}&slow`);
      expect(await answer.text()).not.toContain("data-sent");
      return answer.status;
    };
    const [first] = await db.select({ id: goods.id }).from(goods).limit(1);
    const address = `/goodsDetail?goodsId=${first?.id}`;
    expect([await slow(address), await slow("/goodsDetail?goodsId=unknown")]).toEqual([200, 404]);
    await db
      .update(goods)
      .set({ shelf: "DOWN" })
      .where(eq(goods.id, first?.id ?? ""));
    expect(await slow(address)).toBe(410);
    await db
      .update(goods)
      .set({ shelf: "UPPER" })
      .where(eq(goods.id, first?.id ?? ""));
  });

  test("[RT-01] visitors for whom too many pages are being made get the page without markup, which is no fault", async () => {
    await pageAt("/");
    shop.faults.length = 0;
    const asked = Array.from({ length: 20 }, (_, at) => shop.app.request(`/goodsList?keyword=slow${at}`));
    const texts = await Promise.all(asked.map(async (answer) => (await answer).text()));
    expect(texts.filter((text) => text.includes("data-sent"))).toEqual([]);
    expect(shop.faults).toEqual([]);
  });

  test("[RT-10] the status of an address is known without its page", async () => {
    const { db } = shop.database;
    const statusOf = (address: string) => addressStatus(db as Tx, address);
    const [first] = await db.select({ id: goods.id, storeId: goods.storeId }).from(goods).limit(1);
    const [article] = await db.select({ id: articles.id }).from(articles).limit(1);
    const [topic] = await db.select({ id: pages.id }).from(pages).where(eq(pages.type, "SPECIAL")).limit(1);
    if (!first || !article || !topic) throw new Error("nothing to ask for");
    const there = [
      `/goodsDetail?goodsId=${first.id}`,
      `/merchant?id=${first.storeId}`,
      `/article?id=${article.id}`,
      `/topic?id=${topic.id}`,
      "/article?",
      "/goodsList?keyword=cup",
    ];
    for (const address of there) expect([address, await statusOf(address)]).toEqual([address, 200]);
    for (const id of ["unknown", "%00", "__proto__", "x".repeat(2_000)])
      for (const address of [
        `/goodsDetail?goodsId=${id}`,
        `/merchant?id=${id}`,
        `/article?id=${id}`,
        `/topic?id=${id}`,
      ])
        expect([address, await statusOf(address)]).toEqual([address, 404]);
    expect(await statusOf("/goodsDetail?")).toBe(404);
    await db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, first.id));
    expect(await statusOf(`/goodsDetail?goodsId=${first.id}`)).toBe(410);
    await db.update(goods).set({ shelf: "UPPER" }).where(eq(goods.id, first.id));
    await db.update(stores).set({ state: "CLOSED" }).where(eq(stores.id, first.storeId));
    expect(await statusOf(`/goodsDetail?goodsId=${first.id}`)).toBe(410);
    expect(await statusOf(`/merchant?id=${first.storeId}`)).toBe(410);
    await db.update(stores).set({ state: "OPEN" }).where(eq(stores.id, first.storeId));
  });

  test("[RT-04] the head of the page takes the place of that of the build", async () => {
    const text = await (await pageAt("/goodsList")).text();
    expect(text.match(/<title>.*?<\/title>/g)).toEqual(["<title>A page</title>"]);
    expect(text).not.toContain("Of the build");
  });

  test("[HM-10] an address can name its language, which a visitor's own choice outranks", async () => {
    const chinese = await (await pageAt("/goodsList?locale=zh")).text();
    expect(chinese).toContain('data-language="zh"');
    expect(chinese).toContain("<i>named</i>");
    expect(chinese).toContain('"address":"/goodsList"');
    const chosen = await (await pageAt("/goodsList?locale=zh", { cookie: "locale=en" })).text();
    expect(chosen).toContain('data-language="en"');
    expect(chosen).not.toContain("<i>named</i>");
    for (const locale of ["fr", "__proto__", "<script>"])
      expect(await (await pageAt(`/goodsList?locale=${locale}`)).text()).toContain('data-language="en"');
  });

  test("[SE-01] nothing of one visitor is in the page of another: neither their host nor their token is asked with", async () => {
    const one = await pageAt("http://one.localhost/goodsList?keyword=cup", {
      cookie: "name=Mei",
      accessToken: "secret",
    });
    const other = await pageAt("http://other.localhost/goodsList?keyword=cup");
    const [first, second] = [await one.text(), await other.text()];
    expect(first).not.toMatch(/Mei|secret/);
    expect(first).toContain("http://one.localhost/goodsList");
    expect(second).not.toMatch(/Mei|secret|one\.localhost/);
    expect([one.headers.get("set-cookie"), other.headers.get("set-cookie")]).toEqual([null, null]);
  });

  test("[EN-05] pages learn from their settings that shared links need no hash", async () => {
    await writeFile(join(storefrontDir, "config.json"), "{}");
    const given = await (await shop.app.request("/config.json")).json();
    expect(given).toMatchObject({ entryPages: true });
  });

  for (const [what, address] of [
    ["fails", "/?broken"],
    ["takes longer than 200 ms", "/?slow"],
    ["has a query of 10 KB", `/goodsList?keyword=${"x".repeat(10_240)}`],
  ] as const)
    test(`[RT-01] a page that ${what} is left to the shop's code`, async () => {
      await pageAt("/");
      const answer = await shop.app.request(address);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toContain('<div class="first-paint">');
      expect(text).not.toContain("data-sent");
    });

  test("[EN-05] without a configured address no host that somebody sends becomes the shop's", async () => {
    for (const host of ["evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "10.0.0.1"]) {
      expect(await (await pageAt(`http://${host}/goodsList`)).text()).toContain("href='undefined/goodsList'");
      const robots = await (await shop.app.request(`http://${host}/robots.txt`)).text();
      expect(robots).toBe("User-agent: *\nAllow: /\n");
      for (const path of ["/sitemap.xml", "/sitemap/goods.xml"])
        expect((await shop.app.request(`http://${host}${path}`)).status).toBe(404);
    }
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect(await (await shop.app.request(`http://${host}/robots.txt`)).text()).toContain(
        `http://${host}/sitemap.xml`,
      );
  });

  test("[EN-05] the build's manifest, which lists all of its sources, is not served", async () => {
    for (const path of [
      "/.vite/manifest.json",
      "/.vite/page-styles.json",
      "/%2Evite/manifest.json",
      "/assets/../.vite/manifest.json",
    ])
      expect((await shop.app.request(path)).status).toBe(404);
  });

  test("[EN-05] other addresses are those of the built files", async () => {
    expect((await shop.app.request("/cart")).status).toBe(404);
    expect(await (await shop.app.request("/index.html")).text()).toBe(index);
  });
});

describe("entry pages of a shop with a name and a colour of its own", () => {
  const shop = useShop({ storefrontDir, entryPages: true });

  test("[HM-11] they have both in their first bytes", async () => {
    await setSite(shop, { name: { en: "Cup & <Co>", zh: "杯子" }, icp: "", accent: "#0f766e" });
    const text = await (await shop.app.request("/goodsList?slow")).text();
    expect(text).toContain("<title>Cup &amp; &lt;Co&gt;</title>");
    expect(text).toContain('<link rel="stylesheet" data-accent="#0f766e" href="./look/');
  });
});

describe("entry pages of a patient shop", () => {
  const shop = useShop({ storefrontDir, entryPages: true, pagePatienceMs: 20_000 });

  test("[EN-05] a visitor waits for a page that takes long", async () => {
    const text = await (await shop.app.request("/goodsList?slow")).text();
    expect(text).toContain('data-sent="page"');
  });
});

describe("entry pages turned off", () => {
  const shop = useShop({ storefrontDir, entryPages: false });

  test("[EN-05] the home page is the built file with the name of the shop, and there are no others", async () => {
    const named = '<title>Sundry</title><meta name="application-name" content="Sundry">';
    const text = index.replace("<title>Sundry</title>", named);
    expect(await (await shop.app.request("/")).text()).toBe(text);
    for (const path of ["/goodsList", "/sitemap.xml"]) expect((await shop.app.request(path)).status).toBe(404);
  });

  test("[HM-11] the shop's own name, in the chosen language, and its colour are in the first paint", async () => {
    await setSite(shop, { name: { en: "Cup & <Co>", zh: "杯子" }, icp: "", accent: "#0f766e", logo: "/logo.png" });
    const answer = await shop.app.request("/");
    const text = await answer.text();
    expect(text).toContain(
      '<title>Cup &amp; &lt;Co&gt;</title><meta name="application-name" content="Cup &amp; &lt;Co&gt;">',
    );
    expect(text).toContain('<span class="fp-logo" data-own>Cup &amp; &lt;Co&gt;</span>');
    expect(text).toContain('<meta name="theme-color" content="#0f766e" />');
    const [, href = ""] = /data-accent="#0f766e" href="\.([^"]+)"><\/head>/.exec(text) ?? [];
    const styles = await shop.app.request(href);
    expect(styles.headers.get("content-type")).toContain("text/css");
    expect(styles.headers.get("cache-control")).toContain("immutable");
    expect(await styles.text()).toBe(":root{--accent:#0f766e}");
    expect((await shop.app.request("/look/other.css")).status).toBe(404);
    const again = await shop.app.request("/", { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(await (await shop.app.request("/", { headers: { cookie: "locale=zh" } })).text()).toContain(
      "<title>杯子</title>",
    );
  });

  test("[HM-11] a colour without readable tones leaves the page its own, and is reported", async () => {
    await setSite(shop, { name: { en: "Cups" }, icp: "", accent: "mud" });
    expect(await (await shop.app.request("/")).text()).not.toContain("data-accent");
    expect(shop.faults.some((line) => line.includes("accent of the site settings"))).toBe(true);
  });
});

/** Settings of pages, as `SUNDRY_PAGE_CONFIG` names them. */
function settingsFile(language: string, more: object = {}): string {
  const file = join(tmpdir(), `sundry-pages-${process.pid}-${language}.json`);
  writeFileSync(file, JSON.stringify({ language, ...more }));
  afterAll(() => rm(file));
  return file;
}

const askingFor = (wanted: string, cookie = "") => ({ headers: { "accept-language": wanted, cookie } });

describe("pages of a shop whose language is auto", () => {
  const shop = useShop({ storefrontDir, entryPages: true, pageConfigFile: settingsFile("auto") });

  test("[HM-10] they follow the browser, then English; a visitor's own choice outranks it", async () => {
    const languageOf = async (wanted: string, cookie?: string) =>
      /data-language="(\w+)"/.exec(await (await shop.app.request("/", askingFor(wanted, cookie))).text())?.[1];
    expect(await languageOf("zh-CN,zh;q=0.9")).toBe("zh");
    expect(await languageOf("fr")).toBe("en");
    expect(await languageOf("zh-CN", "locale=en")).toBe("en");
  });
});

describe("pages of a shop whose language is Chinese and whose inputs are short", () => {
  const pageConfigFile = settingsFile("zh", { inputLimit: 12 });
  const shop = useShop({ storefrontDir, entryPages: false, pageConfigFile });

  test("[VA-01] [EN-05] the setting inputLimit reaches the chat", async () => {
    expect(await (await shop.app.request("/im/chat")).text()).toContain('data-limit="12"');
  });

  test("[HM-10] its own pages are Chinese, its unknown addresses and its manifest too, whatever the browser prefers", async () => {
    await setSite(shop, { name: { en: "Cups", zh: "杯子" }, icp: "" });
    const shown = async (path: string, cookie?: string) =>
      (await shop.app.request(path, askingFor("en-GB", cookie))).text();
    expect(await shown("/")).toContain("<title>杯子</title>");
    expect(await shown("/", "locale=en")).toContain("<title>Cups</title>");
    expect(await shown("/no-such-page")).toContain("页面不存在");
    expect(await shown("/no-such-page", "locale=en")).toContain("Page not found");
    expect(await shown("/im/chat")).toContain('<html lang="zh-CN"');
    expect(await shown("/im/chat?lang=en")).toContain('<html lang="en"');
  });
});

/** Changes the settings of the site, and lets the time pass in which the old ones count as fresh. */
async function setSite(shop: TestShop, value: SiteWords): Promise<void> {
  await shop.database.db.update(settings).set({ value }).where(eq(settings.name, siteSetting));
  shop.clock.at += 10_000;
}
