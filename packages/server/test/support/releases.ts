import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { clientConfig, type PostgresAddress } from "#server/db/connection.ts";
import { addressOf, createDatabase, dropDatabase, environmentOf, openOn } from "./server.ts";

const dumps = fileURLToPath(new URL("../db/releases", import.meta.url));

/** The releases with a stored database, oldest first. */
export async function keptReleases(): Promise<string[]> {
  return (await readdir(dumps)).map((file) => file.replace(/\.sql$/, "")).sort();
}

/** A database for one test, and the environment with which a process of the shop finds it. */
export interface OwnDatabase {
  database: OpenDatabase;
  env: NodeJS.ProcessEnv;
  address: PostgresAddress;
}

/** An empty database, without tables, or the copy of a template. */
export async function ownDatabase(template?: string): Promise<OwnDatabase> {
  const { server } = inject("testDatabase");
  const name = await createDatabase(server, "own", template);
  const database = openOn(server, name);
  onTestFinished(async () => {
    await database.close();
    await dropDatabase(server, name);
  });
  return { database, env: environmentOf(server, name), address: addressOf(server, name) };
}

/** The database of a release: its tables and a few rows, as `pg_dump` wrote them at the time. */
export async function releasedDatabase(release: string): Promise<OwnDatabase> {
  const own = await ownDatabase();
  // A dump has many statements and changes settings of its connection.
  const client = new pg.Client(clientConfig(own.address));
  await client.connect();
  await client.query(await readFile(join(dumps, `${release}.sql`), "utf8"));
  await client.end();
  return own;
}
