import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { PageLanguage } from "./pageSettings.ts";
import { dressed, lookPath, type ShopLooks } from "./shopLook.ts";
import { codingFor, type WireText, wireText } from "./wireText.ts";

interface KeptIndex {
  version: string;
  text: string;
  etag: string;
  coded: Map<string, Promise<WireText>>;
}

/**
 * The page of a shop without entry pages: the built `index.html` with the shop's own name and colour, so that the first
 * paint has them; and the style sheet of that colour.
 */
export function shopIndex(folder: string, looks: ShopLooks, languageFor: PageLanguage): Hono {
  const app = new Hono();
  const path = join(folder, "index.html");
  const kept = new Map<string, KeptIndex>();

  app.get("/", async (c, next) => {
    const lang = languageFor(c);
    const look = await looks.of(lang);
    const built =
      look.name === undefined && look.files === undefined ? undefined : await stat(path).catch(() => undefined);
    if (!built) return next();
    const version = `${built.mtimeMs} ${look.version}`;
    let page = kept.get(lang);
    if (page?.version !== version) {
      const text = dressed(await readFile(path, "utf8"), look);
      const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
      page = { version, text, etag, coded: new Map() };
      kept.set(lang, page);
    }
    c.header("Vary", "Cookie, Accept-Language, Accept-Encoding");
    c.header("Cache-Control", "no-cache");
    c.header("ETag", page.etag);
    if (c.req.header("if-none-match") === page.etag) return c.body(null, 304);
    const wanted = codingFor(c);
    const coded = page.coded.get(wanted ?? "") ?? wireText(page.text, wanted, "cached");
    page.coded.set(wanted ?? "", coded);
    const { bytes, coding } = await coded;
    if (coding) c.header("Content-Encoding", coding);
    c.header("Content-Type", "text/html; charset=utf-8");
    return c.body(bytes);
  });

  app.get(`${lookPath}/:file`, async (c) => {
    const css = await looks.sheet(c.req.param("file"));
    if (css === undefined) return c.notFound();
    const { bytes, coding } = await wireText(css, codingFor(c), "live");
    if (coding) c.header("Content-Encoding", coding);
    c.header("Vary", "Accept-Encoding");
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(bytes);
  });
  return app;
}
