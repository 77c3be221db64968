import { readFile } from "node:fs/promises";
import { createClient, safeStorage } from "@sundry/api/client";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { dialectOf } from "../src/shared/data/dialect.ts";
import { defaultLocale, type Locale, locales } from "../src/shared/i18n/locales.ts";
import { readConfig } from "../src/shared/site/configEntries.ts";
import type { PageName } from "../src/start/earlyAnswer.ts";

const settings = new URL("../public/config.json", import.meta.url);

/** What the start script needs to know about the backend that config.json names. */
interface FirstCalls {
  /**
   * The address of each page's first call, exactly as the page sends it; `__name__` for values from the page's address.
   */
  firstCalls: Readonly<Record<PageName, string>>;
  /** The setting `language`: the language of a visitor who has not chosen one, or `auto`. */
  builtLanguage: Locale | "auto";
  /** The languages of the shop; the first one is that of a visitor whose browser has none of them. */
  builtLanguages: readonly Locale[];
  /** The settings that these addresses depend on. */
  builtSettings: Readonly<Record<string, unknown>>;
}

/** Reads them from the contract, the dialect and the settings. */
export async function firstCalls(content?: unknown): Promise<FirstCalls> {
  const { config } = readConfig(content ?? JSON.parse(await readFile(settings, "utf8")));
  const client = createClient({
    baseUrl: config.apiBase,
    dialect: await dialectOf(config),
    storage: safeStorage(() => undefined),
    fetch,
  });
  const { apiBase, dialect, bases } = config;
  return {
    firstCalls: {
      home: client.addressOf(home, { clientType: "PC" }),
      list: client.addressOf(search, { keyword: "__keyword__", pageNumber: 1, pageSize: 20 }),
      detail: client.addressOf(skuDetail, { goodsId: "__goodsId__", skuId: "__skuId__" }),
    },
    builtLanguage: config.language,
    builtLanguages: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
    builtSettings: { apiBase, dialect, bases },
  };
}
