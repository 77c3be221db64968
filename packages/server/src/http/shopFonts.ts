import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { type Lang, languageNamed, localeOf } from "#server/locales.ts";

const latin = /^archivo-latin-wdth-normal-[\w-]+\.woff2$/;

/**
 * Style sheets with the shop's fonts, taken from its built files, for pages outside the shop: the chat and the plain
 * pages. All have Latin letters; a language with its own script has its slices too. A shop that is not built has none.
 */
export function shopFonts(storefrontDir: string | undefined): Hono {
  const app = new Hono();
  app.get("/:file{[a-z]+\\.css}", async (c) => {
    const lang = languageNamed(c.req.param("file").replace(".css", ""));
    if (!lang) return c.notFound();
    c.header("Content-Type", "text/css; charset=utf-8");
    c.header("Cache-Control", "no-cache");
    return c.body(await faces(storefrontDir, lang));
  });
  return app;
}

async function faces(storefrontDir: string | undefined, lang: Lang): Promise<string> {
  if (!storefrontDir) return "";
  const assets = join(storefrontDir, "assets");
  const names = await readdir(assets).catch(() => []);
  const [letters, slices] = [latin, localeOf(lang).fonts].map((wanted) => names.find((name) => wanted?.test(name)));
  const archivo = letters
    ? `@font-face{font-family:"Archivo Variable";src:url(/assets/${letters})format("woff2");font-weight:100 900;font-stretch:62% 125%;font-display:swap}`
    : "";
  const own = slices ? await readFile(join(assets, slices), "utf8") : "";
  return archivo + own.replaceAll("url(./", "url(/assets/");
}
