import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { owner } from "./cluster.ts";
import { port, socketFile } from "./places.ts";
import { isRunning } from "./postmaster.ts";

/** A connection that registers this process as a user of a server, as long as the process lives. */
export type Session = { client: pg.Client; endsWithServer: Promise<void> };

/** Shared lock for every process that uses the server, exclusive for the one that stops it. Any constant will do. */
const usersLock = 7_305_114_021;

/** Prefix of a session's name; the process id follows. */
const applicationName = "sundry supervisor ";

/** Whether anything listens on the socket. It says nothing about what that is. */
export function isListening(socketDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketFile(socketDir));
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Joins the server behind the socket if it answers a query, is the server of this cluster, and is not about to be
 * stopped. Returns undefined otherwise.
 */
export async function join(socketDir: string, cluster: string): Promise<Session | undefined> {
  if (socketDir === "" || !(await isListening(socketDir))) return undefined;
  const client = new pg.Client({
    host: socketDir,
    port,
    user: owner,
    database: "postgres",
    connectionTimeoutMillis: 5_000,
    application_name: `${applicationName}${process.pid}`,
  });
  const endsWithServer = new Promise<void>((resolve) => {
    client.on("error", () => undefined); // "end" follows
    client.once("end", resolve);
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select pg_advisory_lock_shared($1::bigint), current_setting('data_directory') as folder",
      [usersLock],
    );
    if (rows[0]?.folder === cluster) return { client, endsWithServer };
  } catch {
    // Starting, stopping or already gone: the caller looks again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** How long a session may outlive its process: on a busy machine the server notices its end late. */
const longestFarewellMs = 5_000;

/**
 * Leaves the server. Returns true if nobody else uses it: this process then holds the lock and must stop the server,
 * while new processes wait for the lock and are turned away when it stops. Undefined: the session is broken.
 */
export async function leave({ client }: Session): Promise<boolean | undefined> {
  const deadline = performance.now() + longestFarewellMs;
  try {
    await client.query("select pg_advisory_unlock_shared($1::bigint)", [usersLock]);
    for (;;) {
      const { rows } = await client.query<{ last: boolean }>("select pg_try_advisory_lock($1::bigint) as last", [
        usersLock,
      ]);
      if (rows[0]?.last) return true;
      if (performance.now() > deadline || (await isUsed(client))) return false;
      await sleep(15);
    }
  } catch {
    return undefined;
  }
}

/** Whether one of the lock's holders is alive: the server still counts a process that was just killed. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid::bigint << 32 | objid::bigint = $1::bigint`,
    [usersLock],
  );
  const alive = await Promise.all(rows.map(({ name }) => isRunning(Number(name.slice(applicationName.length)))));
  return alive.includes(true);
}

/** Creates the database with this name if the server has none. */
export async function ensureDatabase(session: Session, name: string): Promise<void> {
  const { client } = session;
  const found = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (found.rows.length > 0) return;
  await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
    const code = error instanceof pg.DatabaseError ? error.code : "";
    // Another process created it between the two statements: 42P04 duplicate_database, 23505 unique_violation in its
    // catalogue.
    if (code !== "42P04" && code !== "23505") throw error;
  });
}
