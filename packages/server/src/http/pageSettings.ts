import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";

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

async function settingsIn(file: string): Promise<object | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
