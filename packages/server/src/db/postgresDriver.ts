import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { clientConfig, type Connection, connectionsTo, type PostgresAddress } from "./connection.ts";
import type { Db, OpenDatabase } from "./database.ts";
import { exactNumber } from "./exactNumbers.ts";
import { type DatabaseLimits, noLimits } from "./limits.ts";
import { openListener } from "./listener.ts";
import { lostItsServer } from "./outage.ts";
import type { Primary } from "./primary.ts";
import { reportSlowStatements, type SlowStatement } from "./slowStatements.ts";

/** Work under a lock takes one connection for the lock and another for the work. */
const smallestPool = 2;
const closeTimeoutMs = 5_000;

/** Time limit of a ping. */
const pingMs = 1_000;
/** The longest time a timer supports. */
const everMs = 2 ** 31 - 1;

const { INT8, NUMERIC } = pg.types.builtins;
for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, exactNumber);

/** Settings of a pool: its size (below 2 counts as 2), its limits, and who is called about slow statements. */
export interface PoolOptions {
  poolSize: number;
  limits?: DatabaseLimits;
  slow?: SlowStatement;
}

/** An open database, with functions for other files of this folder. */
export interface PostgresDatabase extends OpenDatabase {
  /** Runs a statement of the query builder on any connection of the pool. */
  send(...statement: unknown[]): Promise<unknown>;
  /** Runs a query on a connection reserved for pings; rejects if there is no answer within about a second. */
  look<Row extends object>(text: string): Promise<Row[]>;
  /** Closes all connections at once. Running queries fail with this reason; the next ones open new connections. */
  cut(reason: Error): void;
}

/** Opens a pool of connections to one server, or to the primary of several. It connects with the first query. */
export function openPostgres(
  kind: "url" | "embedded",
  server: PostgresAddress | Primary,
  { poolSize, limits = noLimits, slow }: PoolOptions,
): PostgresDatabase {
  const primary = "onMove" in server ? server : undefined;
  const address = () => ("onMove" in server ? { url: server.url() } : server);
  const { Client, cutAll } = connectionsTo(address);
  const config = { ...clientConfig(address(), limits), Client };
  const pool = new pg.Pool({ ...config, max: Math.max(smallestPool, poolSize), idleTimeoutMillis: 0 });
  // A ping uses its own connection: a pool whose connections are all in use is busy, not away.
  const lookout = new pg.Pool({ ...config, max: 1, connectionTimeoutMillis: pingMs, query_timeout: pingMs });
  let looking: Promise<void> | undefined;
  for (const each of [pool, lookout]) {
    // Queries report a lost connection themselves. Without a listener the event would end the process.
    each.on("error", () => undefined);
    each.on("connect", (client) => client.on("error", () => undefined));
  }
  const idle = new Set<Connection>();
  pool.on("connect", (client) => {
    if (limits.transactionPooler) unnamed(client);
    if (slow && limits.slowMs > 0) reportSlowStatements(client, limits.slowMs, slow);
  });
  pool.on("acquire", (client) => idle.delete(client as unknown as Connection));
  pool.on("remove", (client) => idle.delete(client as unknown as Connection));
  pool.on("release", (error: unknown, released) => {
    const client = released as unknown as Connection;
    if (!(error instanceof Error) || !lostItsServer(error)) return void idle.add(client);
    // Idle connections lead to the same server. If they stayed, each would make one more call wait.
    for (const each of [...idle, client]) each.cut(error);
  });
  primary?.onMove(() => cutAll(new Error("Connection terminated: the database is at another server now")));
  const db: Db = Object.assign(drizzle({ client: pool }), {
    transaction: <T>(work: Parameters<Db["transaction"]>[0]) => transaction<T>(pool, work),
  });
  const look = async <Row extends object>(text: string) => (await lookout.query<Row>(text)).rows;
  return {
    db,
    kind,
    catalogue: db,
    send: (...statement) => (pool.query as (...all: unknown[]) => Promise<unknown>).apply(pool, statement),
    cut: cutAll,
    query: async <Row extends object>(text: string, params: readonly (string | number | boolean | null)[] = []) =>
      (await pool.query<Row>(text, [...params])).rows,
    exclusively: async (name, work) => {
      const client = await pool.connect();
      let ended = false;
      try {
        // The lock ends with its transaction: behind a pooler nothing else on a connection lasts that long.
        await client.query("begin");
        await client.query("set local statement_timeout = 0; set local lock_timeout = 0");
        await client.query("set local idle_in_transaction_session_timeout = 0");
        const text = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
        const waiting: pg.QueryConfig & { query_timeout: number } = { text, values: [name], query_timeout: everMs };
        await client.query(waiting);
        return await work();
      } finally {
        // A lost connection has dropped its lock, so it must not return to the pool.
        ended = await client.query("commit").then(
          () => true,
          () => false,
        );
        client.release(!ended);
      }
    },
    look,
    ping: async () => {
      looking ??= look("select 1")
        .then(() => undefined)
        .finally(() => {
          looking = undefined;
        });
      return looking;
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, onMessage) =>
      // Behind a transaction pooler nobody can listen, so pages poll instead.
      limits.transactionPooler
        ? Promise.resolve(async () => undefined)
        : openListener(() => new Client(config), channel, onMessage),
    applyMigrations: async (migrationsFolder) => {
      // A migration may take its time, but it waits for locks as briefly as any statement, so that it never blocks the
      // shop for long.
      const client = new Client(clientConfig(address(), { ...limits, statementMs: 0, idleMs: 0 }));
      client.on("error", () => undefined); // callers get the error
      await client.connect();
      try {
        await migrate(drizzle({ client }), { migrationsFolder });
      } finally {
        await client.end();
      }
    },
    close: async (graceMs = closeTimeoutMs) => {
      const ended = Promise.all([pool.end(), lookout.end(), primary?.close()]);
      const tooLong = setTimeout(() => cutAll(new Error("Connection terminated: the shop has closed")), graceMs);
      await ended.finally(() => clearTimeout(tooLong));
    },
  };
}

/** Statements are sent without names: behind a transaction pooler, the next connection may not know a prepared one. */
function unnamed(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const query = (first: unknown, ...rest: unknown[]) => {
    if (typeof first !== "object" || first === null || !("name" in first)) return send(first, ...rest);
    return send({ ...first, name: undefined }, ...rest);
  };
  Object.assign(client, { query });
}

/**
 * Runs the work in one transaction on its own connection. After the transaction has ended, its late statements fail: on
 * this connection they would be committed at once, or join another transaction.
 */
async function transaction<T>(pool: pg.Pool, work: Parameters<Db["transaction"]>[0]): Promise<T> {
  const client = await pool.connect();
  const send = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  let ended = false;
  let lastFailed = false;
  let lost: Error | undefined;
  let before: Promise<unknown> = Promise.resolve();
  // One at a time: node-postgres accepts a statement only when the one before it has been answered.
  const query = async (...statement: unknown[]): Promise<unknown> => {
    const answer = before.then(() => {
      if (ended) throw new Error("The transaction has ended.");
      // If a statement has no answer, the next ones and the rollback would wait just as long.
      if (lost) throw lost;
      return send(...statement);
    });
    before = answer.then(
      () => (lastFailed = false),
      (error: unknown) => {
        lastFailed = true;
        if (error instanceof Error && lostItsServer(error)) lost = error;
      },
    );
    return answer;
  };
  try {
    const own = drizzle({ client: { query } as unknown as pg.PoolClient });
    return (await own.transaction(work)) as T;
  } finally {
    ended = true;
    // If commit or rollback failed, the state of the connection is unknown.
    client.release(lost ?? lastFailed);
  }
}
