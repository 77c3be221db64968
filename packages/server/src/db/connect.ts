import { existsSync } from "node:fs";
import type { DatabaseLog, OpenDatabase } from "./database.ts";
import { isBegun } from "./embedded/places.ts";
import { startEmbedded } from "./embedded/supervisor.ts";
import { pgliteFolder } from "./pgliteFolder.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

const defaultPoolSize = 10;

export type OpenOptions = {
  /** PostgreSQL address (`DATABASE_URL`); undefined or empty: an own server in the data folder. */
  url?: string | undefined;
  /** Folder of the shop's data (`SUNDRY_DATA_DIR`). */
  dataDir: string;
  log: DatabaseLog;
  /** Told what takes time, in words for a terminal. */
  progress?: (text: string) => void;
  /** Connections at most. Default 10. */
  poolSize?: number;
  /** Starts the embedded server; tests replace it. */
  start?: typeof startEmbedded;
};

/**
 * Opens the shop's database: the one of the URL, else the embedded PostgreSQL of the data folder, else (only where that cannot
 * run) PGlite, with one warning line. A data folder stays with what it was begun with. Throws DatabaseUnavailable, whose
 * message and advice are fit for a terminal.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url, dataDir } = options;
  if (url) return openUrl(url, options.poolSize ?? defaultPoolSize);
  const begun = await isBegun(dataDir);
  if (!begun && existsSync(pgliteFolder(dataDir)))
    return openFallback(options, "This data folder was begun with PGlite");
  try {
    return await openEmbedded(options);
  } catch (error) {
    const unsupported = error instanceof DatabaseUnavailable && error.reason === "platform";
    // Data that an embedded server wrote is not hidden behind an empty fallback.
    if (begun || !unsupported) throw error;
    return openFallback(options, error.message.replace(/\.$/, ""));
  }
}

async function openEmbedded({
  dataDir,
  log,
  progress,
  poolSize,
  start = startEmbedded,
}: OpenOptions): Promise<OpenDatabase> {
  const server = await start({ dataDir, ...(progress && { progress }) });
  // Not before: to load it keeps this process from everything else for a second.
  const { openPostgres } = await import("./postgresDriver.ts");
  if (server.adopted) log.info("The database was still running; it goes on being used.");
  const { host, port, user, database } = server;
  const opened = openPostgres("embedded", { host, port, user, database }, poolSize ?? defaultPoolSize);
  const close = async () => {
    await opened.close();
    await server.stop();
  };
  return { ...opened, close };
}

async function openUrl(url: string, poolSize: number): Promise<OpenDatabase> {
  const { openPostgres } = await import("./postgresDriver.ts");
  let opened: OpenDatabase | undefined;
  try {
    opened = openPostgres("url", { url }, poolSize);
    await opened.query("select 1");
    return opened;
  } catch (error) {
    await opened?.close();
    throw new DatabaseUnavailable(
      "unreachable",
      `The database of DATABASE_URL (${withoutPassword(url)}) cannot be used (${reasonOf(error)}).`,
      "Check the address and that the server runs, or unset DATABASE_URL to use the embedded database.",
      error,
    );
  }
}

async function openFallback({ dataDir, log }: OpenOptions, reason: string): Promise<OpenDatabase> {
  const { openPglite } = await import("./pgliteDriver.ts");
  const opened = await openPglite(dataDir);
  log.warn(`${reason}; using PGlite: slower, one process only, and the last changes may be lost when the power fails.`);
  return opened;
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return "not a URL";
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
