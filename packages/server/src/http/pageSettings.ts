import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { fallback, type Lang, languageNamed } from "#server/locales.ts";
import { languageOf } from "./language.ts";

/**
 * `config.json` of the built pages with the shop's own `file` over it, and with the currency of this server, so that
 * pages and sentences show the same amounts, and whether it has entry pages. A file that is missing or not JSON counts as missing.
 */
export function pageSettings(
  storefrontDir: string,
  { currency, file, entryPages }: { currency: string | undefined; file: string | undefined; entryPages: boolean },
): Hono {
  const app = new Hono();
  app.get("/config.json", async (c, next) => {
    const built = await settingsIn(join(storefrontDir, "config.json"));
    const own = file && (await settingsIn(file));
    if (!built && !own) return next();
    c.header("Cache-Control", "no-cache");
    return c.json({ ...built, ...own, ...(currency && { currency }), entryPages });
  });
  return app;
}

/**
 * The same settings for the pages that this server writes itself, read once at the start. A file that is missing or not JSON
 * counts as missing.
 */
export function settingsOfPages(
  storefrontDir: string | undefined,
  file: string | undefined,
): Readonly<Record<string, unknown>> {
  return { ...settingsNow(storefrontDir && join(storefrontDir, "config.json")), ...settingsNow(file) };
}

const LONGEST_INPUT = 140;

/** The language of a page for a request; `named` is the one that its address names. */
export type PageLanguage = (c: Context, named?: Lang) => Lang;

/**
 * The language of the pages that this server writes: the visitor's own choice, then the one that the address names, then the
 * setting `language`: one of the shop's, or `auto` for the browser's. English by default. HM-10.
 */
export function pageLanguage({ language }: Readonly<Record<string, unknown>>): PageLanguage {
  const usual = languageNamed(typeof language === "string" ? language : undefined) ?? fallback;
  return (c, named) => languageNamed(getCookie(c, "locale")) ?? named ?? (language === "auto" ? languageOf(c) : usual);
}

/** Most characters of an input: the setting `inputLimit`, which is 140 at most and by default. VA-01. */
export function inputLimitOf({ inputLimit }: Readonly<Record<string, unknown>>): number {
  const isValid = Number.isInteger(inputLimit) && Number(inputLimit) >= 1 && Number(inputLimit) <= LONGEST_INPUT;
  return isValid ? Number(inputLimit) : LONGEST_INPUT;
}

/** Whether the pages offer the site's map: it is switched on and has a key. MC-14. */
export function hasMap({ map, mapKey }: Readonly<Record<string, unknown>>): boolean {
  return map === true && typeof mapKey === "string" && mapKey !== "";
}

async function settingsIn(file: string): Promise<object | undefined> {
  return settingsFrom(await readFile(file, "utf8").catch(() => ""));
}

function settingsNow(file: string | undefined): object | undefined {
  try {
    return file ? settingsFrom(readFileSync(file, "utf8")) : undefined;
  } catch {
    return undefined;
  }
}

function settingsFrom(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
