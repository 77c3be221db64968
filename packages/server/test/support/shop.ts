import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { safeStorage } from "@sundry/api/client";
import { type Client, ownClient } from "./ownClient.ts";
import type { Hono } from "hono";
import { beforeAll } from "vitest";
import { seededRandom } from "@sundry/demo";
import { ours } from "@sundry/api/dialects/ours";
import { createApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { events } from "#server/modules/shopwide/events.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import { requestLog } from "#server/operation/requestLog.ts";
import type { Services } from "#server/services.ts";
import { openTestDatabase } from "./database.ts";
import type { Lang } from "#server/locales.ts";

/** The shop as a test file sees it: over HTTP, with its own clock and randomness. */
export interface TestShop {
  app: Hono;
  database: OpenDatabase;
  services: Services;
  /** Does not move by itself; epoch ms. */
  clock: { at: number };
  /** Logged lines of unexpected failures. */
  faults: string[];
  /** Lines of the log of requests. */
  log: string[];
  /**
   * A new browser without a session; answers that do not match their schema fail the test. `address` is its network
   * address; without one, its requests have none.
   */
  visit(language?: Lang, address?: string): Client;
  /** Resolves when the work that follows answers is done. */
  settled(): Promise<void>;
}

/**
 * Opens the shop on a database of the calling test file. Call it at the top of the file; use the result inside tests.
 */
export function useShop(overrides: Partial<Config> = {}): TestShop {
  const clock = { at: Date.now() };
  const faults: string[] = [];
  const log: string[] = [];
  const shop: Partial<TestShop> = {
    clock,
    faults,
    log,
    visit: (language = "en", address = "") => visitor(ready(shop).app, clock, language, address),
  };
  beforeAll(async () => {
    const { database, remove } = await openTestDatabase();
    const now = () => clock.at;
    const dataDir = await mkdtemp(join(tmpdir(), "sundry-shop-"));
    const config = { ...readConfig({}, dataDir), storefrontDir: undefined, passwordCost: 1024, ...overrides };
    const random = seededRandom("tests");
    const services: Services = { clock: { now }, config, sessions: createSessions({ now }), events, random };
    const { app, settled } = createApp({
      db: database.db,
      services,
      routes: allRoutes,
      observers: [requestLog({ write: (line) => void log.push(line) })],
      faults: (line) => void faults.push(line),
    });
    Object.assign(shop, { app, settled, database, services });
    return async () => {
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  return shop as TestShop;
}

function ready(shop: Partial<TestShop>): TestShop {
  if (!shop.app) throw new Error("The shop opens before the first test; use it inside tests.");
  return shop as TestShop;
}

function visitor(app: Hono, clock: { at: number }, language: Lang, address: string): Client {
  const connection = address === "" ? {} : { incoming: { socket: { remoteAddress: address } } };
  return ownClient({
    baseUrl: "http://shop.test/api",
    storage: safeStorage(),
    fetch: async (input, init) => app.request(input instanceof Request ? input : String(input), init, connection),
    now: () => clock.at,
    language: () => language,
    // A busy machine must not fail: tests of the client cover its time limit of 10 s.
    dialect: { ...ours, time: () => 60_000 },
    onFault: ({ callId, path, expected }) => {
      throw new Error(`The answer of ${callId} breaks its schema at ${path}: ${expected}`);
    },
  });
}
