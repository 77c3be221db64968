import type pg from "pg";
import { nameOf, serversOf } from "./addresses.ts";
import { clientConfig, Connection } from "./connection.ts";
import type { OpenDatabase } from "./database.ts";
import { failureOf } from "./failureOf.ts";
import { checkPooler } from "./pooler.ts";
import { openPostgres, type PoolOptions, type PostgresDatabase } from "./postgresDriver.ts";
import { followPrimary } from "./primary.ts";
import { readFromReplica } from "./replica.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export interface UrlOptions extends Required<Omit<PoolOptions, "slow">>, Pick<PoolOptions, "slow"> {
  /** One server, or several of which one is the primary. */
  url: string;
  /** A replica for reads of the catalogue. */
  readUrl?: string | undefined;
  /** Called with messages for the operator, at the start and later. */
  notice: (line: string) => void;
}

/** Opens the database of a URL. Throws DatabaseUnavailable if it cannot be used with these settings. */
export async function openUrl({ url, readUrl, notice, ...pool }: UrlOptions): Promise<OpenDatabase> {
  const primary = await openPrimary(url, notice, pool);
  if (readUrl === undefined) return primary;
  const replica = openPostgres("url", { url: readUrl }, pool);
  const catalogue = await readFromReplica({ url: readUrl, replica, primary, limits: pool.limits, notice });
  return {
    ...primary,
    catalogue: catalogue.db,
    close: async (graceMs) => {
      await catalogue.close();
      await primary.close(graceMs);
    },
  };
}

async function openPrimary(
  url: string,
  notice: (line: string) => void,
  pool: Omit<UrlOptions, "url" | "readUrl" | "notice">,
): Promise<PostgresDatabase> {
  let opened: PostgresDatabase | undefined;
  try {
    const servers = serversOf(url);
    const primary = servers.length > 1 ? await followPrimary(servers, { limits: pool.limits, notice }) : undefined;
    opened = openPostgres("url", primary ?? { url }, pool);
    const config = clientConfig({ url: primary?.url() ?? url }, pool.limits);
    const warning = await checkPooler(() => connectPatiently(config), pool.limits);
    if (warning !== undefined) notice(warning);
    return opened;
  } catch (error) {
    await opened?.close();
    throw error instanceof DatabaseUnavailable ? error : unusable(url, error);
  }
}

/**
 * Connects, and once more if there was no answer in time: on a busy machine, a process that is loading its code hears the
 * answer too late.
 */
async function connectPatiently(config: pg.ClientConfig): Promise<Connection> {
  try {
    return await connectOnce(config);
  } catch (error) {
    if (failureOf(error) !== "timeout expired") throw error;
    return connectOnce(config);
  }
}

async function connectOnce(config: pg.ClientConfig): Promise<Connection> {
  const connection = new Connection(config);
  connection.on("error", () => undefined); // callers get the error
  await connection.connect();
  return connection;
}

function unusable(url: string, error: unknown): DatabaseUnavailable {
  const reason = failureOf(error);
  // The message of pgbouncer.
  const refused = /unsupported startup parameter:? (\w+)/.exec(reason)?.[1];
  if (refused !== undefined)
    return new DatabaseUnavailable(
      "pooler",
      `DATABASE_URL leads to a pooler that rejects the shop's time limits (${refused}).`,
      "If it pools per transaction, set SUNDRY_DB_POOLER=transaction. If it pools per session, let it ignore them (pgbouncer: ignore_startup_parameters).",
      error,
    );
  return new DatabaseUnavailable(
    "unreachable",
    `The database of DATABASE_URL (${nameOf(url)}) cannot be used (${reason}).`,
    "Check the address and that the server runs, or unset DATABASE_URL to use the embedded database.",
    error,
  );
}
