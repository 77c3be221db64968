import type { Hono } from "hono";
import type { Db } from "#server/db/database.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { FaultLog } from "#server/http/faults.ts";
import { fileBase } from "#server/http/fileBase.ts";
import { type PageLanguage, pageSettings } from "#server/http/pageSettings.ts";
import { shopIndex } from "#server/http/shopIndex.ts";
import { ShopLooks } from "#server/http/shopLook.ts";
import { goodsVersion } from "#server/modules/catalogue/goods/version.ts";
import { siteWords } from "#server/settings/siteWords.ts";
import type { Services } from "#server/services.ts";
import { entryFolder, openEntryPages } from "./entryPages.ts";
import { addressStatus } from "./existence.ts";
import { shopManifest } from "./shopManifest.ts";
import { sitemap } from "./sitemap.ts";

interface PagesParts {
  db: Db;
  /** Answers reads of the catalogue. */
  catalogue: Db;
  services: Services;
  faults: FaultLog;
  /** The calls of the shop. */
  api: Hono;
  /** The settings of the pages, and the language that follows from them. */
  settings: Readonly<Record<string, unknown>>;
  languageFor: PageLanguage;
}

/**
 * Adds the pages of the built storefront to the application: their settings, the shop's name and colour, and, if they are
 * turned on, entry pages with what search engines need. Returns when the threads that render are there, and how to end
 * them.
 */
export function openPages(app: Hono, parts: PagesParts): { prepared: Promise<unknown>; close(): Promise<void> } {
  const { db, catalogue, services, faults, api, settings, languageFor } = parts;
  const { storefrontDir, currency, pageConfigFile } = services.config;
  const nothing = { prepared: Promise.resolve(), close: async () => undefined };
  if (!storefrontDir) return nothing;
  const folder = entryFolder(services.config);
  if (currency || pageConfigFile || folder)
    app.route("/", pageSettings(storefrontDir, { currency, file: pageConfigFile, entryPages: folder !== undefined }));
  const looks = new ShopLooks({
    folder: storefrontDir,
    clock: services.clock,
    faults,
    files: fileBase(services.config),
    site: () => siteWords(db as Tx),
  });
  app.route("/", shopManifest(storefrontDir, looks, languageFor));
  if (!folder) {
    app.route("/", shopIndex(storefrontDir, looks, languageFor));
    return nothing;
  }
  const entry = openEntryPages({
    folder,
    settings,
    languageFor,
    services,
    faults,
    looks,
    goodsVersion: (goodsId) => goodsVersion(catalogue as Tx, services, goodsId),
    statusOf: (address) => addressStatus(catalogue as Tx, address),
    answer: async (path, headers) => {
      const answer = await api.request(path.replace(/^\/api/, ""), { headers });
      return { status: answer.status, body: await answer.arrayBuffer() };
    },
  });
  app.route("/", entry.app);
  app.route("/", sitemap({ tx: catalogue as Tx, services, faults }));
  // For the style sheet of the colour; the home page is already answered.
  app.route("/", shopIndex(folder, looks, languageFor));
  return { prepared: entry.prepared, close: entry.close };
}
