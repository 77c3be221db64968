import { setTimeout as wait } from "node:timers/promises";
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
const firstPauseMs = 10;
const longestPauseMs = 500;

/**
 * Runs the work in one transaction, and again from the start if the database rolled it back because of a collision. The
 * work must have no effect outside the transaction. Other errors, and the last collision, are thrown unchanged.
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
      if (attempt >= attempts || !retried.has(sqlState(error) ?? "")) throw error;
      const ceiling = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
      await sleep(Math.ceil(ceiling * random()));
    }
  }
}

/** The SQLSTATE of a failed statement, such as `23505` for a duplicate. The query builder wraps the driver's error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
