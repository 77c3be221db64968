import { type Connection } from "./connection.ts";
import type { DatabaseLimits } from "./limits.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Number of comparisons; one may miss a pooler that other clients use at the same time. */
const rounds = 5;

const limitNames = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"] as const;
const forTheRole = "alter role shop set statement_timeout = '10s' (see docs/deployment.md).";

/**
 * Checks that the settings fit the pooler, if there is one between the shop and PostgreSQL. Throws DatabaseUnavailable if it
 * pools per transaction and the settings don't say so, or if it pools per statement. Returns a warning if time limits are missing.
 */
export async function checkPooler(
  connect: () => Promise<Connection>,
  { transactionPooler, statementMs, lockMs, idleMs }: DatabaseLimits,
): Promise<string | undefined> {
  const [one, other] = await Promise.all([connect(), connect()]);
  try {
    if (transactionPooler) await refuseStatementPooling(one);
    else if (await shareAServer(one, other))
      throw new DatabaseUnavailable(
        "pooler",
        "DATABASE_URL leads to a pooler that pools per transaction, but SUNDRY_DB_POOLER is not set.",
        "Set SUNDRY_DB_POOLER=transaction, or configure the pooler to pool per session.",
      );
    const wanted = [statementMs, lockMs, idleMs];
    const { rows } = await one.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name = any($1)",
      [limitNames],
    );
    const missing = limitNames.filter(
      (name, at) => (wanted[at] ?? 0) > 0 && rows.find((row) => row.name === name)?.setting === "0",
    );
    if (missing.length === 0) return undefined;
    return `The pooler does not pass these time limits on: ${missing.join(", ")}. Set them for the role: ${forTheRole}`;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

/** Whether two open connections are answered by the same server process: only a pooler can do that. */
async function shareAServer(one: Connection, other: Connection): Promise<boolean> {
  const seen = [new Set<number>(), new Set<number>()] as const;
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, connection] of [one, other].entries()) {
      const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
      if (rows[0]) seen[at === 0 ? 0 : 1].add(rows[0].pid);
    }
  }
  return seen[0].size > 1 || seen[1].size > 1 || !seen[0].isDisjointFrom(seen[1]);
}

async function refuseStatementPooling(connection: Connection): Promise<void> {
  try {
    await connection.query("begin");
    await connection.query("select 1");
    await connection.query("commit");
  } catch (error) {
    throw new DatabaseUnavailable(
      "pooler",
      "DATABASE_URL leads to a pooler that pools per statement, but the shop needs transactions.",
      "Configure the pooler to pool per transaction (pgbouncer: pool_mode = transaction) or per session.",
      error,
    );
  }
}
