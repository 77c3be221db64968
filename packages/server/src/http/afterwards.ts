import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";

/** Work that runs once its answer has left: visit tracks, hot words, notices. It never holds up or fails a buyer's call. */
export class Afterwards {
  readonly #db: Db;
  readonly #failed: (error: unknown) => void;
  readonly #running = new Set<Promise<void>>();

  constructor(db: Db, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
  }

  /** Starts the work, in a transaction of its own. */
  run(work: (tx: Tx) => Promise<void>): void {
    const running = inTransaction(this.#db, work)
      .catch(this.#failed)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is running any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
