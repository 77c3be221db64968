import { existsSync } from "node:fs";
import type { DatabaseLog, OpenDatabase } from "./database.ts";
import { isBegun } from "./embedded/places.ts";
import { startEmbedded } from "./embedded/supervisor.ts";
import { type DatabaseLimits, noLimits } from "./limits.ts";
import { pgliteFolder } from "./pgliteFolder.ts";
import type { SlowStatement } from "./slowStatements.ts";
import type { PoolOptions } from "./postgresDriver.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export type OpenOptions = {
  /** PostgreSQL address (`DATABASE_URL`); undefined or empty for the embedded server in the data folder. */
  url?: string | undefined;
  /** Address of a replica for reads of the catalogue (`DATABASE_READ_URL`). */
  readUrl?: string | undefined;
  /** Folder of the shop's data (`SUNDRY_DATA_DIR`). */
  dataDir: string;
  log: DatabaseLog;
  /** Called about slow steps, with text for a terminal. */
  progress?: (text: string) => void;
  /** Default: ten connections and no time limits. */
  limits?: DatabaseLimits;
  /** Called for statements that take longer than the limit. */
  slow?: SlowStatement;
  /** Called when the shop changes to another server. Default: the log. */
  notice?: (line: string) => void;
  /** Gives up making or starting the embedded server. */
  signal?: AbortSignal;
  /** Starts the embedded server; tests replace it. */
  start?: typeof startEmbedded;
};

/**
 * Opens the shop's database: the one of the URL, otherwise the embedded PostgreSQL of the data folder, or, only where
 * that cannot run, PGlite with one line of warning. A data folder keeps the kind of database it started with. Throws
 * DatabaseUnavailable, whose message and advice are written for a terminal.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url, dataDir } = options;
  if (url) return openGiven(url, options);
  const begun = await isBegun(dataDir);
  if (!begun && existsSync(pgliteFolder(dataDir)))
    return openFallback(options, "This data folder was begun with PGlite");
  try {
    return await openEmbedded(options);
  } catch (error) {
    const unsupported = error instanceof DatabaseUnavailable && error.reason === "platform";
    // Falling back would hide the data that an embedded server has written.
    if (begun || !unsupported) throw error;
    return openFallback(options, error.message.replace(/\.$/, ""));
  }
}

function poolOptions({ limits = noLimits, slow }: OpenOptions): PoolOptions & { limits: DatabaseLimits } {
  return { poolSize: limits.connections, limits, ...(slow && { slow }) };
}

async function openEmbedded(options: OpenOptions): Promise<OpenDatabase> {
  const { dataDir, log, progress, signal, start = startEmbedded } = options;
  const server = await start({ dataDir, ...(progress && { progress }), ...(signal && { signal }) });
  // Loaded late, because loading it blocks this process for a second.
  const { openPostgres } = await import("./postgresDriver.ts");
  if (server.adopted) log.info("The database was still running; it goes on being used.");
  const { host, port, user, database } = server;
  const opened = openPostgres("embedded", { host, port, user, database }, poolOptions(options));
  const close = async (graceMs?: number) => {
    try {
      await opened.close(graceMs);
    } finally {
      // Connections of a server that has crashed may fail to close, and it must end all the same.
      await server.stop();
    }
  };
  return { ...opened, close, failure: server.failure };
}

async function openGiven(url: string, options: OpenOptions): Promise<OpenDatabase> {
  const { openUrl } = await import("./openUrl.ts");
  const { readUrl, notice = options.log.warn } = options;
  return openUrl({ url, readUrl, notice, ...poolOptions(options) });
}

async function openFallback({ dataDir, log }: OpenOptions, reason: string): Promise<OpenDatabase> {
  const { openPglite } = await import("./pgliteDriver.ts");
  const opened = await openPglite(dataDir);
  log.warn(`${reason}; using PGlite: slower, one process only, and the last changes may be lost when the power fails.`);
  return opened;
}
