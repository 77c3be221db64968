import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { safeStorage } from "@sundry/api/client";
import { type Client, ownClient } from "./ownClient.ts";
import { seededRandom } from "@sundry/demo";
import { stringify } from "csv-stringify/sync";
import type { Hono } from "hono";
import sharp from "sharp";
import { inject } from "vitest";
import { createApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { stores } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/locales.ts";
import { photoStoresOf } from "#server/media/photoStores.ts";
import { events } from "#server/modules/shopwide/events.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import type { Services } from "#server/services.ts";
import { importProducts } from "#server/shop/products/importProducts.ts";
import { dataFolder } from "./folder.ts";
import { ownDatabase } from "./releases.ts";

/** A shop without the demo, with one store: over HTTP, and its files. */
export interface OwnShop {
  app: Hono;
  database: OpenDatabase;
  services: Services;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  /** A folder for what is to be imported. */
  folder: string;
  /** A new browser without a session. */
  visit(language?: Lang): Client;
  /** Lets a minute pass, in which answers that may be a minute old grow too old. */
  passMinute(): void;
  /** Imports the folder. */
  import(options?: Partial<Parameters<typeof importProducts>[1]>): ReturnType<typeof importProducts>;
}

/** Opens an empty shop for one test. `store: false` leaves out the store. */
export async function ownShop({
  store = true,
  ...overrides
}: { store?: boolean } & Partial<Config> = {}): Promise<OwnShop> {
  const { database, env } = await ownDatabase(inject("testDatabase").empty);
  const [dataDir, folder] = [await dataFolder(), await dataFolder({ name: "files" })];
  await mkdir(folder, { recursive: true });
  if (store) await database.db.insert(stores).values(storeRow("main"));
  let later = 0;
  const now = () => Date.now() + later;
  const config = { ...readConfig({}, "/nowhere"), storefrontDir: undefined, passwordCost: 1024, dataDir, ...overrides };
  const services: Services = {
    clock: { now },
    config,
    sessions: createSessions({ now }),
    events,
    random: seededRandom("own"),
  };
  const { app } = createApp({ db: database.db, services, routes: allRoutes });
  const photoStores = photoStoresOf(config);
  return {
    app,
    database,
    services,
    env: { ...env, SUNDRY_DATA_DIR: dataDir },
    dataDir,
    folder,
    passMinute: () => {
      later += 61_000;
    },
    visit: (language = "en") =>
      ownClient({
        baseUrl: "http://shop.test/api",
        storage: safeStorage(),
        fetch: async (input, init) => app.request(input instanceof Request ? input : String(input), init),
        language: () => language,
        onFault: ({ callId, path, expected }) => {
          throw new Error(`The answer of ${callId} breaks its schema at ${path}: ${expected}`);
        },
      }),
    import: (options = {}) =>
      importProducts(folder, {
        database,
        stores: photoStores,
        now: Date.now(),
        zone: config.shopZone,
        currency: "USD",
        progress: () => {},
        ...options,
      }),
  };
}

export function storeRow(key: string): typeof stores.$inferInsert {
  return {
    id: key === "main" ? "1001" : `1001${key.length}`,
    key,
    name: { en: `Store ${key}` },
    description: { en: "" },
    logo: "",
    state: "OPEN",
    selfOperated: true,
    selfPickup: false,
    pageShow: false,
    address: { en: "" },
    center: "",
    company: { en: "" },
    openedAt: new Date(0),
  };
}

/** Writes rows as a CSV file, with a column for every name that one of them has. */
export async function writeCsv(folder: string, rows: readonly Record<string, string>[], name = "products.csv") {
  const headings = [...new Set(rows.flatMap(Object.keys))];
  await writeFile(join(folder, name), stringify([headings, ...rows.map((row) => headings.map((h) => row[h] ?? ""))]));
}

/** Writes a JPEG of one colour. */
export async function writePhoto(folder: string, name: string, background = "teal", width = 900, height = 600) {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Mei Tanaka" } })
    .toFile(file);
}
