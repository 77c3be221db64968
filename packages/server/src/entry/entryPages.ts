import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import type { Config } from "#server/config.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import type { PageLanguage } from "#server/http/pageSettings.ts";
import type { ShopLooks } from "#server/http/shopLook.ts";
import { codingFor, wireText, type WireText } from "#server/http/wireText.ts";
import { allLanguages, type Lang, languageNamed } from "#server/locales.ts";
import { originOf } from "#server/modules/account/session/oidc/settings.ts";
import type { Services } from "#server/services.ts";
import { Documents } from "./document.ts";
import type { AddressStatus } from "./existence.ts";
import { KeptPages } from "./keptPages.ts";
import type { PageAsked } from "./messages.ts";
import { entryPaths } from "./paths.ts";
import { type AnswerCall, Renderer, RendererBusy, RendererClosed } from "./renderer.ts";

/** Longest query that is rendered; a longer one is left to the shop's code. */
const longestQuery = 1024;

export interface EntryPagesParts {
  folder: string;
  /** The settings of the pages. */
  settings: Readonly<Record<string, unknown>>;
  languageFor: PageLanguage;
  services: Services;
  faults: FaultLog;
  answer: AnswerCall;
  looks: ShopLooks;
  /** The version of everything public about goods; empty for unknown ones. */
  goodsVersion(goodsId: string): Promise<string>;
  /** The status of an address, known without its page. */
  statusOf(address: string): Promise<AddressStatus>;
}

interface DocumentText {
  text: string;
  etag: string;
  status: AddressStatus;
  /** Ids of the goods on the page. */
  goods: readonly string[];
  coded: Map<string, Promise<WireText>>;
}

/** The pages that the server renders, and how to end its rendering threads. */
export interface EntryPages {
  app: Hono;
  /** Resolves when pages can be rendered in every language, or never will be in one. */
  prepared: Promise<unknown>;
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
  const { folder, settings, languageFor, services, faults, answer, looks, goodsVersion, statusOf } = parts;
  const { clock, config } = services;
  const documents = new Documents({ folder, clock, lookOf: (lang) => looks.of(lang) });
  const renderer = new Renderer({ file: rendererOf(folder), settings: settingsOf(settings, config), answer });
  const prepared = Promise.all(allLanguages().map((lang) => renderer.prepare(lang)));
  const pages = new KeptPages<DocumentText>({
    clock,
    keepMs: config.keepPagesSeconds * 1000,
    sizeOf: ({ text }) => text.length,
    versionOf: async ({ goods }) => (await Promise.all(goods.map(goodsVersion))).join(),
    onFault: report,
  });
  const app = new Hono();
  for (const path of Object.values(entryPaths)) app.get(path, (c) => entry(c));
  return { app, prepared, close: () => renderer.close() };

  function report(error: unknown): void {
    if (error instanceof RendererBusy || error instanceof RendererClosed) return;
    void reportFault(error, "entry page", clock.now(), faults);
  }

  async function entry(c: Context): Promise<Response> {
    const url = new URL(c.req.url);
    const named = languageNamed(url.searchParams.get("locale") ?? undefined);
    const lang = languageFor(c, named);
    if (url.searchParams.has("locale")) url.searchParams.delete("locale");
    const origin = originOf(config.oidc, c.req.url);
    const asked = { address: url.pathname + url.search, origin, localeNamed: named === lang };
    const page = url.search.length > longestQuery ? undefined : await inTime(madePage(lang, asked));
    if (page) return sendPage(c, page);
    c.header("Vary", varyOn);
    c.header("Cache-Control", "no-cache");
    return c.html(await documents.withoutPage(lang), await knownStatus(asked));
  }

  /** What is made while a visitor is willing to wait. */
  function inTime<T>(made: Promise<T>): Promise<T | undefined> {
    const stop = new AbortController();
    const late = wait(config.pagePatienceMs, undefined, { signal: stop.signal }).catch(() => undefined);
    return Promise.race([made, late]).finally(() => stop.abort());
  }

  /** The status of a page that was not ready. Without an answer of the database, the shop's code says what is missing. */
  async function knownStatus({ address }: PageAsked): Promise<AddressStatus> {
    const known = statusOf(address).catch((error: unknown) => {
      void reportFault(error, "status of an entry page", clock.now(), faults);
      return 200 as const;
    });
    return (await inTime(known)) ?? 200;
  }

  async function madePage(lang: Lang, asked: PageAsked): Promise<DocumentText | undefined> {
    try {
      const { address, origin, localeNamed } = asked;
      const key = JSON.stringify([await documents.version(lang), lang, address, origin, localeNamed]);
      return await pages.get(key, () => make(lang, asked));
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  async function make(lang: Lang, asked: PageAsked): Promise<DocumentText> {
    const page = await renderer.render(lang, asked);
    const text = await documents.withPage(lang, page);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    const status = page.status === 404 && (await statusOf(asked.address)) === 410 ? 410 : page.status;
    return { text, etag, status, goods: page.goods, coded: new Map() };
  }
}

const varyOn = "Cookie, Accept-Language, Accept-Encoding";

async function sendPage(c: Context, { text, etag, status, coded }: DocumentText): Promise<Response> {
  const headers: Record<string, string> = { ETag: etag, Vary: varyOn, "Cache-Control": "no-cache" };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  const wanted = codingFor(c);
  const name = wanted ?? "plain";
  const known = coded.get(name) ?? wireText(text, wanted, "page");
  coded.set(name, known);
  const { bytes, coding } = await known;
  if (coding) headers["Content-Encoding"] = coding;
  headers["Content-Type"] = "text/html; charset=utf-8";
  return c.body(bytes, status, headers);
}

/** The settings of the storefront, for a renderer that is called in this process. */
function settingsOf(settings: object, { currency }: Config): object {
  const bases = { buyer: "", common: "", im: "" };
  return { ...settings, ...(currency && { currency }), apiBase: "/api", dialect: "own", bases, entryPages: true };
}
