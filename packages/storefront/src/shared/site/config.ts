import { readConfig, type ShopConfig } from "./configEntries.ts";
import { reportFault } from "../data/reportFault.ts";

/** The content of the file, which `start.ts` has already requested or the server has given; undefined if there is none or it is not JSON. */
async function content(): Promise<unknown> {
  const early = (globalThis as { earlyConfig?: Promise<unknown> }).earlyConfig;
  if (!early && typeof window === "undefined") return undefined;
  return (early ?? fetch("./config.json").then((response) => (response.ok ? response.json() : undefined))).catch(
    () => undefined,
  );
}

const { config, faults } = readConfig(await content());
for (const name of faults) reportFault("config", name);

/** The name that the server has given the page with its first bytes, in the buyer's language. */
const named = globalThis.document?.querySelector<HTMLMetaElement>("meta[name='application-name']")?.content;

/** The settings of this deployment, read once when the shop opens (EN-05). */
export const shopConfig: ShopConfig = named ? { ...config, title: named } : config;
