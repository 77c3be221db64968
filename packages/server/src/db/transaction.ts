import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { systemRandom } from "#server/random.ts";
import type { Db } from "./database.ts";

/** An open transaction. Services take it as their first argument and never open one. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type TransactionOptions = {
  /** Maximum attempts. Default 6. */
  attempts?: number;
  /** From 0 up to 1; spreads the retries of transactions that collided. Default: the system's randomness. */
  random?: () => number;
  /** Waits for a number of ms. Default a timer. */
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * serialization_failure and deadlock_detected: the transaction was rolled back through no fault of its own, so it may
 * run again.
 */
const retried: ReadonlySet<string> = new Set(["40001", "40P01"]);
/**
 * unique_violation: another transaction stored the same first. Work that looks before it inserts finds it the second
 * time, as one press in two baskets does with its key.
 */
const takenMeanwhile = "23505";
const firstPauseMs = 10;
const longestPauseMs = 500;

/**
 * Runs the work in one transaction, and again from the start if the database rolled it back because of a collision, or
 * once if another transaction has stored the same meanwhile. The work must have no effect outside the transaction. Other
 * errors, and the last collision, are thrown unchanged.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { attempts = 6, random = systemRandom, sleep = wait }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlState(error) ?? "";
      const isWorthwhile = retried.has(state) || (state === takenMeanwhile && attempt === 1);
      if (attempt >= attempts || !isWorthwhile) throw error;
      const ceiling = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
      await sleep(Math.ceil(ceiling * random()));
    }
  }
}

/** Thrown when a statement took longer than {@link withinLimit} allows. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

const cancelled = "57014";

/** Memory for one step of a limited read: 10,000 results with their facts, which would otherwise go to the disk and back. */
const readMemory = "16MB";

/**
 * Runs reads whose statements may take `ms` milliseconds each; 0 sets no limit. Throws TooSlow when the database gave one
 * of them up.
 */
export async function withinLimit<T>(db: Db, ms: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ms === 0) return work(db as Tx);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${ms}; set local work_mem = '${readMemory}'`));
      return work(tx);
    });
  } catch (error) {
    if (sqlState(error) === cancelled) throw new TooSlow("the time limit was reached", { cause: error });
    throw error;
  }
}

/** The SQLSTATE of a failed statement, such as `23505` for a duplicate. The query builder wraps the driver's error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
