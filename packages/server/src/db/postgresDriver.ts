import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Db, OpenDatabase } from "./database.ts";
import { exactNumber } from "./exactNumbers.ts";
import { openListener } from "./listener.ts";
import * as schema from "./schema/index.ts";

/** A server over the network, or one behind a socket folder. */
export type PostgresAddress = { url: string } | { host: string; port: number; user: string; database: string };

/** Work under a lock takes one connection for the lock and another for itself. */
const smallestPool = 2;
const connectTimeoutMs = 10_000;
const closeTimeoutMs = 5_000;

const { INT8, NUMERIC } = pg.types.builtins;
for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, exactNumber);

/** What a connection or a pool needs to know. */
export function clientConfig(address: PostgresAddress): pg.ClientConfig {
  const { url, ...parts } = "url" in address ? address : { url: undefined, ...address };
  return {
    ...(url === undefined ? parts : { connectionString: url }),
    application_name: "sundry",
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  };
}

/** Opens a pool of connections. Nothing is sent before the first query. `poolSize` below 2 counts as 2. */
export function openPostgres(kind: "url" | "embedded", address: PostgresAddress, poolSize: number): OpenDatabase {
  const pool = new pg.Pool({ ...clientConfig(address), max: Math.max(smallestPool, poolSize), idleTimeoutMillis: 0 });
  const clients = new Set<pg.PoolClient>();
  // A lost connection tells whoever uses it through the query; without a listener the event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    clients.add(client);
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => clients.delete(client));
  const db: Db = Object.assign(drizzle({ client: pool, schema }), {
    transaction: <T>(work: Parameters<Db["transaction"]>[0]) => transaction<T>(pool, work),
  });
  return {
    db,
    kind,
    query: async <Row extends object>(text: string, params: readonly (string | number | boolean | null)[] = []) =>
      (await pool.query<Row>(text, [...params])).rows,
    exclusively: async (name, work) => {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
        return await work();
      } finally {
        // A connection that was lost has dropped its lock; nobody else may get it.
        const unlocked = await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [name]).then(
          () => true,
          () => false,
        );
        client.release(!unlocked);
      }
    },
    listen: (channel, heard) => openListener(() => new pg.Client(clientConfig(address)), channel, heard),
    applyMigrations: (migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }),
    close: async () => {
      const ended = pool.end();
      const tooLong = setTimeout(() => {
        for (const client of clients) void client.end();
      }, closeTimeoutMs);
      await ended.finally(() => clearTimeout(tooLong));
    },
  };
}

/**
 * Runs the work in one transaction on a connection of its own. Once it has ended, a statement of it that was still to come fails:
 * on its connection it would be done for good, or inside somebody else's transaction.
 */
async function transaction<T>(pool: pg.Pool, work: Parameters<Db["transaction"]>[0]): Promise<T> {
  const client = await pool.connect();
  const send = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  let ended = false;
  let lastFailed = false;
  let before: Promise<unknown> = Promise.resolve();
  // One at a time: node-postgres takes a statement only when the one before it has been answered.
  const query = async (...statement: unknown[]): Promise<unknown> => {
    const answer = before.then(() => {
      if (ended) throw new Error("The transaction has ended.");
      return send(...statement);
    });
    before = answer.then(
      () => (lastFailed = false),
      () => (lastFailed = true),
    );
    return answer;
  };
  try {
    const own = drizzle({ client: { query } as unknown as pg.PoolClient, schema });
    return (await own.transaction(work)) as T;
  } finally {
    ended = true;
    // Commit or rollback came last: a connection on which that failed is in no known state.
    client.release(lastFailed);
  }
}
