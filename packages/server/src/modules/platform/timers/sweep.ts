import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";

/** Entries handled before a sweep looks again. */
const batch = 50;

/** What a sweep works with. */
export interface SweepParts {
  db: Db;
  services: Services;
  /** Called for an entry that failed; the next round tries it again. */
  failed(error: unknown): void;
}

/** Work on entries that are due, one by one. */
export interface Sweep {
  /** Keys of due entries, oldest first, at most `limit`. */
  find(tx: Tx, now: Date, limit: number, services: Services): Promise<string[]>;
  /** Handles one entry; false if it is no longer due or somebody else has locked it. */
  settle(tx: Tx, services: Services, key: string, now: Date): Promise<boolean>;
}

/**
 * Handles every due entry and returns how many. Any number of processes may run it at once: each entry is handled once,
 * by the one that locks it.
 */
export async function sweep({ db, services, failed }: SweepParts, { find, settle }: Sweep): Promise<number> {
  let settled = 0;
  const seen = new Set<string>();
  for (;;) {
    const now = new Date(services.clock.now());
    // Entries that failed stay at the front, so the query reads beyond them.
    const found = await find(db as Tx, now, seen.size - settled + batch, services);
    const fresh = found.filter((key) => !seen.has(key));
    if (fresh.length === 0) return settled;
    for (const key of fresh) {
      seen.add(key);
      try {
        // One transaction each: a failed entry affects no other, and no two are locked together.
        if (await inTransaction(db, (tx) => settle(tx, services, key, now))) settled += 1;
      } catch (error) {
        failed(error);
      }
    }
  }
}
