import { connect } from "node:net";
import postgres from "postgres";
import { owner } from "./cluster.ts";
import { port, socketFile } from "./places.ts";

/** A connection that counts this process among the users of a server for as long as the process lives. */
export type Session = { sql: postgres.Sql; endsWithServer: Promise<void> };

/** Held shared by every process that uses the server, and alone by the one that stops it. Any constant will do. */
const usersLock = 7_305_114_021;

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
  let ended = () => {};
  const endsWithServer = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const sql = postgres({
    host: socketDir,
    port,
    user: owner,
    database: "postgres",
    max: 1,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    onclose: () => ended(),
    connection: { application_name: "sundry supervisor" },
  });
  try {
    const [answer] = await sql<{ folder: string }[]>`
      select pg_advisory_lock_shared(${usersLock}::bigint), current_setting('data_directory') as folder`;
    if (answer?.folder === cluster) return { sql, endsWithServer };
  } catch {
    // Starting up, shutting down, or gone again: the caller looks again.
  }
  await sql.end({ timeout: 1 });
  return undefined;
}

/**
 * Leaves the server. Answers true when nobody else uses it; then this process holds the lock and must stop the server, while
 * newcomers wait at the lock and are turned away by the stop. Undefined: the session is broken.
 */
export async function leave(session: Session): Promise<boolean | undefined> {
  const [answer] = await session.sql<{ last: boolean }[]>`
    select pg_advisory_unlock_shared(${usersLock}::bigint), pg_try_advisory_lock(${usersLock}::bigint) as last`.catch(
    () => [],
  );
  return answer?.last;
}

/** Makes the database of this name when the server has none. */
export async function ensureDatabase(session: Session, name: string): Promise<void> {
  const { sql } = session;
  const found = await sql`select 1 from pg_database where datname = ${name}`;
  if (found.length > 0) return;
  await sql`create database ${sql(name)}`.catch((error: unknown) => {
    const code = error instanceof postgres.PostgresError ? error.code : "";
    // Another process made it between the two statements: 42P04 duplicate_database, 23505 unique_violation in its catalogue.
    if (code !== "42P04" && code !== "23505") throw error;
  });
}
