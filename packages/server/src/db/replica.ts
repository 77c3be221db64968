import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { nameOf } from "./addresses.ts";
import type { Db } from "./database.ts";
import { failureOf } from "./failureOf.ts";
import type { DatabaseLimits } from "./limits.ts";
import { isOutage } from "./outage.ts";
import { sqlState } from "./transaction.ts";
import type { PostgresDatabase } from "./postgresDriver.ts";

/** Reads that go to a replica, or to the primary while the replica is down or too far behind. */
export interface ReplicaReads {
  db: Db;
  /** Stops the checks and closes the connections to the replica. */
  close(): Promise<void>;
}

export interface ReplicaParts {
  url: string;
  replica: PostgresDatabase;
  primary: PostgresDatabase;
  limits: DatabaseLimits;
  /** Called when the shop starts or stops using the replica. */
  notice: (line: string) => void;
}

/** Time between two checks. */
const everyMs = 1_000;
/** Maximum positions of the primary's log that are kept while the replica has not replayed them. */
const mostMarks = 4_000;

/** Position of the primary's log at a moment. */
interface Mark {
  at: number;
  position: bigint;
}

/**
 * Reads from a streaming replica. Every second it compares the position of the primary's log with the position that the
 * replica has replayed, so the age of the replica's data is known. Resolves after the first check.
 */
export async function readFromReplica(parts: ReplicaParts): Promise<ReplicaReads> {
  const { url, replica, primary, limits, notice } = parts;
  const stopped = new AbortController();
  let isUsed: boolean | undefined;
  let marks: Mark[] = [];
  let freshAt: number | undefined;

  await check();
  const checking = keepChecking();
  const query = async (...statement: unknown[]): Promise<unknown> => {
    if (!isUsed) return primary.send(...statement);
    return replica.send(...statement).catch((error: unknown) => {
      if (isOutage(error)) return primary.send(...statement);
      throw error;
    });
  };
  /** For reads alone: those that the replica could not answer are done again. */
  const transaction = async <T>(work: Parameters<Db["transaction"]>[0]) => {
    if (!isUsed) return (await primary.db.transaction(work)) as T;
    return replica.db.transaction(work).catch((error: unknown) => {
      if (isOutage(error) && sqlState(error) !== "57014") return primary.db.transaction(work);
      throw error;
    }) as Promise<T>;
  };
  return {
    db: Object.assign(drizzle({ client: { query } as unknown as pg.PoolClient }), { transaction }),
    close: async () => {
      stopped.abort();
      await checking;
      await replica.close();
    },
  };

  async function keepChecking(): Promise<void> {
    for (;;) {
      await wait(everyMs, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      await check();
    }
  }

  async function check(): Promise<void> {
    const hindrance = await hindranceNow().catch((error: unknown) => {
      replica.cut(new Error("Connection terminated: the replica does not answer"));
      return failureOf(error);
    });
    const wasUsed = isUsed;
    isUsed = hindrance === undefined;
    if (isUsed === wasUsed || stopped.signal.aborted) return;
    if (isUsed) notice(`The catalogue is read from ${nameOf(url)}.`);
    else notice(`The catalogue is read from the primary: ${nameOf(url)} cannot be used (${hindrance}).`);
  }

  async function hindranceNow(): Promise<string | undefined> {
    const mark = await markNow();
    if (mark) marks.push(mark);
    const replayed = await replayedPosition(replica);
    if (replayed === undefined) return "it is not a streaming replica";
    freshAt = marks.findLast(({ position }) => position <= replayed)?.at ?? freshAt;
    marks = marks.filter(({ at }) => freshAt === undefined || at >= freshAt).slice(-mostMarks);
    if (freshAt === undefined) return "it has not caught up yet";
    // Nothing changes while the primary is down, so the replica's data cannot become outdated.
    if (mark === undefined) return undefined;
    const behindMs = performance.now() - freshAt;
    return behindMs <= limits.readLagMs ? undefined : `it is ${Math.round(behindMs / 1_000)} s behind`;
  }

  /** Undefined if the primary is down. */
  async function markNow(): Promise<Mark | undefined> {
    const at = performance.now();
    try {
      const [row] = await primary.look<{ position: string }>("select pg_current_wal_lsn()::text as position");
      return row && { at, position: positionOf(row.position) };
    } catch (error) {
      if (isOutage(error)) return undefined;
      throw error;
    }
  }
}

/** Undefined if the server is not a standby. */
async function replayedPosition(replica: PostgresDatabase): Promise<bigint | undefined> {
  const [row] = await replica.look<{ position: string | null }>(
    "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position",
  );
  return row?.position ? positionOf(row.position) : undefined;
}

/** Parses a position in the log as PostgreSQL writes it, such as `16/B374D848`. */
function positionOf(text: string): bigint {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
