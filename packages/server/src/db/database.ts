import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { DatabaseUnavailable } from "./unavailable.ts";

/** The database as queries see it, with any driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * `url`: a server given by DATABASE_URL; `embedded`: our own PostgreSQL; `pglite`: the fallback inside this process.
 */
export type DatabaseKind = "url" | "embedded" | "pglite";

/** An open database; close it once, at the end. */
export type OpenDatabase = {
  db: Db;
  kind: DatabaseKind;
  /** For reads of the catalogue, which may be seconds old: a replica if there is one, else `db`. */
  catalogue: Db;
  /** Runs SQL text with `$1` parameters and returns its rows; for statements that the query builder cannot express. */
  query: <Row extends object>(text: string, params?: readonly (string | number | boolean | null)[]) => Promise<Row[]>;
  /** Runs the work while no other process on this database runs work of the same name. The others wait. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Receives what processes on this database send to a channel (`pg_notify`), once the sending transaction is
   * committed. Returns a function that stops it. What is sent while the connection is lost is missed.
   */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Runs the pending migrations of a folder. Call `migrate` instead, which also takes a lock. */
  applyMigrations: (folder: string) => Promise<void>;
  /** Resolves when the database answers, and rejects within about a second if it does not. */
  ping: () => Promise<void>;
  /** Connections of this process: all, idle, and calls waiting for one. */
  connections: () => { total: number; idle: number; waiting: number };
  /** Why the server can't work, as its log says; only the embedded one knows. */
  failure?: () => DatabaseUnavailable | undefined;
  /** Queries in progress may take `graceMs` to end; usually five seconds. */
  close: (graceMs?: number) => Promise<void>;
};

/** Where lines for the operator of the shop go. */
export type DatabaseLog = { info: (line: string) => void; warn: (line: string) => void };
