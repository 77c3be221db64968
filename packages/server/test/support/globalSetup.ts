import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { seedDemo, seededRandom } from "@sundry/demo";
import { events } from "#server/modules/shopwide/events.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { startEmbedded } from "#server/db/embedded/supervisor.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { copyCluster } from "./cluster.ts";
import { createDatabase, dropDatabase, openOn, type TestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The run's server, and two databases to copy: `template` has the demo marketplace, `empty` only the tables.
     * `cluster` is the folder of a PostgreSQL that does not run, for tests that start servers of their own.
     */
    testDatabase: { server: TestServer; template: string; empty: string; cluster: string };
  }
}

/**
 * Prepares once what every test file copies: a PostgreSQL cluster, and on one database server for the whole run (or on
 * TEST_DATABASE_URL) the template databases. Returns the function that vitest calls at the end, whatever the tests did.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-test-"));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    await chmod(folder, 0o755); // as root, the server runs as another user
    const cluster = await makeCluster(join(folder, "made"));
    const { server, close } = await openServer(join(folder, "data"), cluster);
    stops.push(close);
    const made: string[] = [];
    stops.push(async () => {
      for (const name of made) await dropDatabase(server, name);
    });
    const fresh = async (prefix: string, from?: string) => {
      const name = await createDatabase(server, prefix, from);
      made.push(name);
      return name;
    };
    const empty = await fresh("empty");
    await onDatabase(server, empty, migrate);
    const template = await fresh("template", empty);
    await onDatabase(server, template, fill);
    project.provide("testDatabase", { server, template, empty, cluster });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a cluster as the shop does at its first start. Returns its folder. */
async function makeCluster(dataDir: string): Promise<string> {
  const { stop } = await startEmbedded({ dataDir, durable: false });
  await stop();
  return join(dataDir, "postgres");
}

async function openServer(
  dataDir: string,
  cluster: string,
): Promise<{ server: TestServer; close: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { server: { url }, close: async () => {} };
  await copyCluster(cluster, dataDir);
  const { host, port, user, stop } = await startEmbedded({ dataDir, durable: false });
  return { server: { host, port, user }, close: stop };
}

async function onDatabase(
  server: TestServer,
  name: string,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const database = openOn(server, name);
  try {
    await work(database);
  } finally {
    await database.close(); // a database with a connection cannot be copied
  }
}

async function fill(database: OpenDatabase): Promise<void> {
  const random = seededRandom("demo marketplace");
  const sessions = { identify: async () => null };
  await seedDemo(database, { clock: systemClock, config: readConfig({}, "."), sessions, events, random });
}
