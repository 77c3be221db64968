import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Config } from "#server/config.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import { languageOf } from "#server/http/language.ts";
import { codingFor, wireText, type WireText } from "#server/http/wireText.ts";
import { allLanguages, type Lang, languageNamed } from "#server/locales.ts";
import type { Services } from "#server/services.ts";
import { Documents } from "./document.ts";
import { KeptPages } from "./keptPages.ts";
import { type AnswerCall, Renderer } from "./renderer.ts";

/** The addresses of the shop that the server answers with a finished page; the query is that of the hash route. */
const entryPaths = [
  "/",
  "/goodsList",
  "/goodsDetail",
  "/merchant",
  "/article",
  "/topic",
  "/seckill",
  "/coupon",
  "/PointMall",
] as const;

/** How long a visitor waits for a page that is being made, in ms; then the shop's code draws it. */
const patienceMs = 200;

/** Longest query that is rendered; a longer one is left to the shop's code. */
const longestQuery = 1024;

export interface EntryPagesParts {
  folder: string;
  services: Services;
  faults: FaultLog;
  answer: AnswerCall;
  /** The version of everything public about goods. */
  goodsVersion(goodsId: string): Promise<string>;
}

interface DocumentText {
  text: string;
  etag: string;
  status: 200 | 404;
  /** Ids of the goods on the page. */
  goods: readonly string[];
  coded: Map<string, Promise<WireText>>;
}

/** The pages that the server renders, and how to end its rendering threads. */
export interface EntryPages {
  app: Hono;
  close(): Promise<void>;
}

/** The built renderer, beside the built storefront. */
function rendererOf(folder: string): string {
  return join(folder, "../dist-render/render.js");
}

/** The folder of the built storefront if this server renders its pages: the setting is on, and the renderer is built. */
export function entryFolder({ entryPages, storefrontDir }: Config): string | undefined {
  return entryPages && storefrontDir && existsSync(rendererOf(storefrontDir)) ? storefrontDir : undefined;
}

/**
 * Answers the shop's entry addresses with pages rendered for nobody in particular. Whatever goes wrong or takes too long,
 * the visitor gets the page without its markup, which the shop's code draws.
 */
export function openEntryPages(parts: EntryPagesParts): EntryPages {
  const { folder, services, faults, answer, goodsVersion } = parts;
  const { clock, config } = services;
  const documents = new Documents(folder);
  const renderer = new Renderer({ file: rendererOf(folder), settings: settingsOf(folder, config), answer });
  for (const lang of allLanguages()) renderer.prepare(lang);
  const pages = new KeptPages<DocumentText>({
    clock,
    keepMs: config.keepPagesSeconds * 1000,
    sizeOf: ({ text }) => text.length,
    versionOf: async ({ goods }) => (await Promise.all(goods.map(goodsVersion))).join(),
  });
  const app = new Hono();
  for (const path of entryPaths) app.get(path, (c) => entry(c));
  return { app, close: () => renderer.close() };

  async function entry(c: Context): Promise<Response> {
    const lang = languageNamed(getCookie(c, "locale")) ?? languageOf(c);
    const { pathname, search } = new URL(c.req.url);
    c.header("Vary", "Cookie, Accept-Language, Accept-Encoding");
    c.header("Cache-Control", "no-cache");
    const page = search.length > longestQuery ? undefined : await inTime(madePage(lang, pathname + search));
    return page ? sendPage(c, page) : c.html(await documents.withoutPage(lang));
  }

  async function madePage(lang: Lang, address: string): Promise<DocumentText | undefined> {
    try {
      const built = await documents.builtAt();
      return await pages.get(`${built} ${lang} ${address}`, () => make(lang, address));
    } catch (error) {
      void reportFault(error, "entry page", clock.now(), faults);
      return undefined;
    }
  }

  async function make(lang: Lang, address: string): Promise<DocumentText> {
    const page = await renderer.render(lang, address);
    const text = await documents.withPage(lang, page);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    return { text, etag, status: page.status, goods: goodsIn(page.sent), coded: new Map() };
  }
}

function inTime<T>(made: Promise<T>): Promise<T | undefined> {
  const stop = new AbortController();
  const late = wait(patienceMs, undefined, { signal: stop.signal }).catch(() => undefined);
  return Promise.race([made, late]).finally(() => stop.abort());
}

async function sendPage(c: Context, { text, etag, status, coded }: DocumentText): Promise<Response> {
  c.header("ETag", etag);
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  const wanted = codingFor(c);
  const name = wanted ?? "plain";
  const known = coded.get(name) ?? wireText(text, wanted, "page");
  coded.set(name, known);
  const { bytes, coding } = await known;
  if (coding) c.header("Content-Encoding", coding);
  c.header("Content-Type", "text/html; charset=utf-8");
  return c.body(bytes, status);
}

/** Ids of the goods in the answers, which may have JSON in their texts too. */
function goodsIn(sent: object): string[] {
  const found = JSON.stringify(sent).matchAll(/goodsId\\*":\\*"(\d{1,20})/g);
  return [...new Set([...found].map(([, id = ""]) => id))];
}

/** The settings of the storefront, for a renderer that is called in this process. */
function settingsOf(folder: string, { currency, pageConfigFile }: Config): object {
  const built = settingsIn(join(folder, "config.json"));
  const own = pageConfigFile ? settingsIn(pageConfigFile) : {};
  const bases = { buyer: "", common: "", im: "" };
  return { ...built, ...own, ...(currency && { currency }), apiBase: "/api", dialect: "own", bases };
}

/** What a file of settings has; nothing if it is missing or not JSON. */
function settingsIn(file: string): object {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as object;
  } catch {
    return {};
  }
}
