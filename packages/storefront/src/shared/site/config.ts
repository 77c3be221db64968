import { defaultConfig, readConfig, type ShopConfig } from "./configEntries.ts";
import { reportFault } from "../data/reportFault.ts";

/** The content of the file, which `start.ts` has already requested or the server has given; undefined if there is none or it is not JSON. */
async function content(): Promise<unknown> {
  const early = (globalThis as { earlyConfig?: Promise<unknown> }).earlyConfig;
  if (!early && typeof window === "undefined") return undefined;
  return (early ?? fetch("./config.json").then((response) => (response.ok ? response.json() : undefined))).catch(
    () => undefined,
  );
}

/**
 * The settings of this deployment (EN-05). The defaults until {@link readSettings} has read them, so only functions that
 * run later may use them. A top-level await would be simpler, but in WebKit a module that waits for one can be seen before it
 * has run (https://bugs.webkit.org/show_bug.cgi?id=242740).
 */
export const shopConfig: ShopConfig = { ...defaultConfig };

/** Reads the settings, once when the shop opens, before anything is drawn. */
export async function readSettings(): Promise<void> {
  const { config, faults } = readConfig(await content());
  for (const name of faults) reportFault("config", name);
  Object.assign(shopConfig, config);
  // The name that the server has given the page with its first bytes, in the buyer's language.
  const named = globalThis.document?.querySelector<HTMLMetaElement>("meta[name='application-name']")?.content;
  if (named) shopConfig.title = named;
}
