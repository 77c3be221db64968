import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";

/** A folder of `assets/` on another host, without a slash at the end. */
const address = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/;

/**
 * The base address of the built files: `cdn` of the pages' settings. Undefined while it is off or malformed; files then come from the
 * shop's own address. Read once, at the start.
 */
export function fileBase({
  storefrontDir,
  pageConfigFile,
}: Pick<Config, "storefrontDir" | "pageConfigFile">): string | undefined {
  const built = storefrontDir && cdnIn(join(storefrontDir, "config.json"));
  const cdn = (pageConfigFile && cdnIn(pageConfigFile)) ?? built;
  return typeof cdn === "string" && address.test(cdn) ? cdn.replace(/\/+$/, "") : undefined;
}

/**
 * A page whose scripts, styles, fonts and pictures come from the base: they name each other by their place beside them. `start.js` stays
 * here, and is told where to ask for the files of a page.
 */
export function withFileBase(html: string, base: string | undefined): string {
  if (base === undefined) return html;
  return html
    .replace(/(?<=\b(?:src|href)=")\.\/(?=assets\/)/g, () => `${base}/`)
    .replace(/(?=src="\.\/start\.js")/, () => `data-files="${base}/" `);
}

function cdnIn(file: string): unknown {
  try {
    const settings: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof settings === "object" && settings !== null && "cdn" in settings ? settings.cdn : undefined;
  } catch {
    return undefined;
  }
}
