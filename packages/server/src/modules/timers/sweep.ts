import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";

/** Things settled before a sweep looks again. */
const batch = 50;

/** What a sweep works with. */
export interface SweepParts {
  db: Db;
  services: Services;
  /** Told about a thing that could not be settled; it is tried again on the next round. */
  failed(error: unknown): void;
}

/** Work on things whose time has come, one by one. */
export interface Sweep {
  /** Keys of things that are due, the oldest first, `limit` at most. */
  find(tx: Tx, now: Date, limit: number): Promise<string[]>;
  /** Settles one; false when it is not due any more or somebody else holds it. */
  settle(tx: Tx, services: Services, key: string, now: Date): Promise<boolean>;
}

/**
 * Settles everything that is due; answers how much that was. Any number of processes may do it at once: each thing is settled by
 * whoever holds it, once.
 */
export async function sweep({ db, services, failed }: SweepParts, { find, settle }: Sweep): Promise<number> {
  let settled = 0;
  const seen = new Set<string>();
  for (;;) {
    const now = new Date(services.clock.now());
    const found = await find(db as Tx, now, batch);
    const fresh = found.filter((key) => !seen.has(key));
    if (fresh.length === 0) return settled;
    for (const key of fresh) {
      seen.add(key);
      try {
        // One transaction each: a thing that fails keeps nobody else's, and no two are locked together.
        if (await inTransaction(db, (tx) => settle(tx, services, key, now))) settled += 1;
      } catch (error) {
        failed(error);
      }
    }
  }
}
