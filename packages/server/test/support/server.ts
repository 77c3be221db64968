import { randomBytes } from "node:crypto";
import pg from "pg";
import type { OpenDatabase } from "#server/db/database.ts";
import { clientConfig, openPostgres, type PostgresAddress } from "#server/db/postgresDriver.ts";

/** The database server of a test run: a URL, or the socket of an embedded server. */
export type TestServer = { url: string } | { host: string; port: number; user: string };

/** The same server, seen from one of its databases. */
export function addressOf(server: TestServer, database: string): PostgresAddress {
  if (!("url" in server)) return { ...server, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** Opens one database of the server through the product's own driver. */
export function openOn(server: TestServer, database: string, poolSize = 5): OpenDatabase {
  return openPostgres("url" in server ? "url" : "embedded", addressOf(server, database), poolSize);
}

/** Makes a database with a fresh name, empty or as a copy of a template, and answers the name. */
export async function createDatabase(server: TestServer, prefix: string, template?: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  const from = template === undefined ? "" : ` template ${pg.escapeIdentifier(template)}`;
  await administer(server, `create database ${pg.escapeIdentifier(name)}${from}`);
  return name;
}

/** Removes a database, with whoever is still connected to it. */
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
