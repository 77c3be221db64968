import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";

type Work = (tx: Tx) => Promise<void>;

/** Works at the same time: few enough that buyers' calls always find a free connection. */
const atOnce = 2;
/** Works that wait at most; under a load that fills this, what comes later is not done. */
const mostWaiting = 5_000;

/** Work that runs once its answer has left: visits, hot words, notices. It never holds up or fails a buyer's call. */
export class Afterwards {
  readonly #db: Db;
  readonly #failed: (error: unknown) => void;
  readonly #waiting: Work[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(db: Db, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
  }

  /** Takes the work up as soon as it is its turn, in a transaction of its own; false when too much waits already. */
  run(work: Work): boolean {
    if (this.#waiting.length >= mostWaiting) return false;
    this.#waiting.push(work);
    this.#next();
    return true;
  }

  /** Resolves when nothing waits or runs any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #next(): void {
    if (this.#running.size >= atOnce) return;
    const work = this.#waiting.shift();
    if (!work) return;
    const running = inTransaction(this.#db, work)
      .catch(this.#failed)
      .finally(() => {
        this.#running.delete(running);
        this.#next();
      });
    this.#running.add(running);
  }
}
