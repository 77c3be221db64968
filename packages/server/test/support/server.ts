import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db, OpenDatabase } from "#server/db/database.ts";
import { clientConfig, type PostgresAddress } from "#server/db/connection.ts";
import { openPostgres } from "#server/db/postgresDriver.ts";

/** The database server of a test run: a URL, or the socket of an embedded server. */
export type TestServer = { url: string } | { host: string; port: number; user: string };

/** The same server, addressing one of its databases. */
export function addressOf(server: TestServer, database: string): PostgresAddress {
  if (!("url" in server)) return { ...server, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** The environment with which a process of the shop finds one database of the server. */
export function environmentOf(server: TestServer, database: string): NodeJS.ProcessEnv {
  const address = addressOf(server, database);
  if ("url" in address) return { DATABASE_URL: address.url };
  const { host: PGHOST, port, user: PGUSER } = address;
  // The folder of a socket can't be part of the URL; the driver reads it from here.
  return { DATABASE_URL: `postgres:///${database}`, PGHOST, PGPORT: String(port), PGUSER };
}

/** Opens one database of the server through the product's own driver. */
export function openOn(server: TestServer, database: string, poolSize = 5): OpenDatabase {
  return openPostgres("url" in server ? "url" : "embedded", addressOf(server, database), { poolSize });
}

/**
 * Opens one connection on which the server parses and plans each statement once, however often it is sent: for tests that
 * repeat the same statements some hundred thousand times.
 */
export async function openPlanned(
  server: TestServer,
  database: string,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const client = new pg.Client(clientConfig(addressOf(server, database)));
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const send = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  const query = (statement: unknown, ...rest: unknown[]) => {
    const isWhole = typeof statement === "object" && statement !== null && "text" in statement;
    const isNamed = isWhole && "name" in statement && statement.name !== undefined;
    return send(isWhole && !isNamed ? { ...statement, name: nameOf(String(statement.text)) } : statement, ...rest);
  };
  return { db: drizzle({ client: { query } as unknown as pg.PoolClient }), close: () => client.end() };
}

/** Creates a database with a new name, empty or as a copy of a template, and returns the name. */
export async function createDatabase(server: TestServer, prefix: string, template?: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  // Copying the files takes a sixth of the processor time of copying the pages through the log.
  const from = template === undefined ? "" : ` template ${pg.escapeIdentifier(template)} strategy file_copy`;
  await administer(server, `create database ${pg.escapeIdentifier(name)}${from}`);
  return name;
}

/** Removes a database and closes its connections. */
export async function dropDatabase(server: TestServer, name: string): Promise<void> {
  await administer(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client(clientConfig("url" in server ? server : { ...server, database: "postgres" }));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
