import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** The database as queries see it, whichever driver is behind it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** `url` = a server given by DATABASE_URL, `embedded` = our own PostgreSQL, `pglite` = the fallback inside this process. */
export type DatabaseKind = "url" | "embedded" | "pglite";

/** An open database; close it once, at the end. */
export type OpenDatabase = {
  db: Db;
  kind: DatabaseKind;
  /** Runs SQL text with `$1` parameters and answers its rows; for statements that the query builder has no words for. */
  query: <Row extends object>(text: string, params?: readonly (string | number | boolean | null)[]) => Promise<Row[]>;
  /** Runs the work while no other process that uses this database runs work of the same name; the others wait. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Hears what processes that use this database tell each other on a channel (`pg_notify`), once the telling transaction is
   * committed. Answers how to stop. What is told while the connection is lost is not heard.
   */
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Runs the migrations of a folder that have not run yet; call `migrate` instead, which takes turns. */
  applyMigrations: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Where lines for the person who runs the shop go. */
export type DatabaseLog = { info: (line: string) => void; warn: (line: string) => void };
