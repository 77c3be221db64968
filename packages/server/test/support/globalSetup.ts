import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { seedDemo, seededRandom } from "@sundry/demo";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { startEmbedded } from "#server/db/embedded/supervisor.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase, dropDatabase, openOn, type TestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The run's server, and the database that every test file copies. */
    testDatabase: { server: TestServer; template: string };
  }
}

/**
 * Starts one database server for the whole run (or uses TEST_DATABASE_URL) and prepares the template database once.
 * Returns the function that vitest calls at the end, whatever the tests did.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await openServer();
  try {
    const template = await createDatabase(server, "template");
    await fill(server, template);
    project.provide("testDatabase", { server, template });
    return async () => {
      await dropDatabase(server, template);
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { server: { url }, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-test-"));
  await chmod(dataDir, 0o755); // as root, the server runs as another user
  const { host, port, user, stop } = await startEmbedded({ dataDir, durable: false });
  return {
    server: { host, port, user },
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(server: TestServer, template: string): Promise<void> {
  const database = openOn(server, template);
  try {
    await migrate(database);
    const random = seededRandom("demo marketplace");
    const sessions = { identify: async () => null };
    await seedDemo(database, { clock: systemClock, config: readConfig({}, "."), sessions, random });
  } finally {
    await database.close(); // a database with a connection cannot be copied
  }
}
