import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "./database.ts";

/** One open transaction; services take it as their first argument and never open one. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type TransactionOptions = {
  /** How often the work is tried at most. Default 6. */
  attempts?: number;
  /** From 0 up to 1; spreads the retries of transactions that met. Default Math.random. */
  random?: () => number;
  /** Waits for so many ms. Default a timer. */
  sleep?: (ms: number) => Promise<unknown>;
};

/** serialization_failure and deadlock_detected: the transaction did nothing wrong and nothing at all, so it may run again. */
const retried: ReadonlySet<string> = new Set(["40001", "40P01"]);
const firstPauseMs = 10;
const longestPauseMs = 500;

/**
 * Runs the work in one transaction, and again from the start when the database broke it off because of a collision with another.
 * The work must have no effect outside the transaction. Other errors, and the last collision, are thrown as they are.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { attempts = 6, random = Math.random, sleep = wait }: TransactionOptions = {},
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

/** The SQLSTATE of a failed statement, such as `23505` for a duplicate; the query builder wraps the driver's error around it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}
