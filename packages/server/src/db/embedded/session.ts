import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { owner } from "./cluster.ts";
import { port, socketFile } from "./places.ts";
import { isRunning } from "./postmaster.ts";

/** A connection that counts this process among the users of a server for as long as the process lives. */
export type Session = { client: pg.Client; endsWithServer: Promise<void> };

/** Held shared by every process that uses the server, and alone by the one that stops it. Any constant will do. */
const usersLock = 7_305_114_021;

/** Names a session; its process number follows. */
const applicationName = "sundry supervisor ";

/** Whether anything listens on the socket; says nothing yet about who. */
export function listens(socketDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketFile(socketDir));
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Joins the server behind the socket: it answers a query, it is the server of this cluster, and it is not about to be stopped.
 * Answers undefined when any of that does not hold.
 */
export async function join(socketDir: string, cluster: string): Promise<Session | undefined> {
  if (socketDir === "" || !(await listens(socketDir))) return undefined;
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
    // Starting up, shutting down, or gone again: the caller looks again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** How long a session may outlive its process: its end reaches the server late on a busy machine. */
const longestFarewellMs = 5_000;

/**
 * Leaves the server. Answers true when nobody else uses it; then this process holds the lock and must stop the server, while
 * newcomers wait at the lock and are turned away by the stop. Undefined: the session is broken.
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

/** Whether one of those who hold the lock is alive: the server still counts a process that was killed a moment ago. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid::bigint << 32 | objid::bigint = $1::bigint`,
    [usersLock],
  );
  const alive = await Promise.all(rows.map(({ name }) => isRunning(Number(name.slice(applicationName.length)))));
  return alive.includes(true);
}

/** Makes the database of this name when the server has none. */
export async function ensureDatabase(session: Session, name: string): Promise<void> {
  const { client } = session;
  const found = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (found.rows.length > 0) return;
  await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
    const code = error instanceof pg.DatabaseError ? error.code : "";
    // Another process made it between the two statements: 42P04 duplicate_database, 23505 unique_violation in its catalogue.
    if (code !== "42P04" && code !== "23505") throw error;
  });
}
