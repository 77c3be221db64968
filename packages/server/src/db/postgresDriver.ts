import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { OpenDatabase } from "./database.ts";
import { exactNumber, exactTypes } from "./exactNumbers.ts";
import { preparing } from "./preparedStatements.ts";
import * as schema from "./schema/index.ts";

/** A server over the network, or one behind a socket folder. */
export type PostgresAddress = { url: string } | { host: string; port: number; user: string; database: string };

/** Work under a lock takes one connection for the lock and another for itself. */
const smallestPool = 2;

/** Opens a pool of connections. Nothing is sent before the first query. `poolSize` below 2 counts as 2. */
export function openPostgres(kind: "url" | "embedded", address: PostgresAddress, poolSize: number): OpenDatabase {
  const options: postgres.Options<Record<string, postgres.PostgresType>> = {
    max: Math.max(smallestPool, poolSize),
    connect_timeout: 10,
    // Seconds. Each try that fails answers one of those who wait for a connection, so they are not told too slowly either.
    backoff: (failures) => Math.min(0.25, 0.02 * 2 ** failures),
    onnotice: () => {},
    connection: { application_name: "sundry" },
    types: {
      exact: { to: exactTypes.int8, from: Object.values(exactTypes), serialize: String, parse: exactNumber },
    },
  };
  const sql = "url" in address ? postgres(address.url, options) : postgres({ ...address, ...options });
  const db = drizzle({ client: preparing(sql), schema });
  return {
    db,
    kind,
    query: async <Row extends object>(text: string, params: readonly (string | number | boolean | null)[] = []) =>
      Array.from(await sql.unsafe<Row[]>(text, [...params])),
    exclusively: async (name, work) => {
      const session = await sql.reserve();
      try {
        await session`select pg_advisory_lock(hashtextextended(${name}, 0))`;
        return await work();
      } finally {
        // A session that is gone has dropped its lock already.
        await session`select pg_advisory_unlock(hashtextextended(${name}, 0))`.catch(() => undefined);
        session.release();
      }
    },
    listen: async (channel, heard) => {
      const { unlisten } = await sql.listen(channel, heard);
      return unlisten;
    },
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: () => sql.end({ timeout: 5 }),
  };
}
