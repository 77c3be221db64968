import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";

type Work = (tx: Tx) => Promise<void>;
type Over = () => void;

/** Jobs at the same time: few enough that buyers' calls always find a free connection. */
const atOnce = 2;
/** Maximum waiting jobs. Under a load that fills this, later jobs are dropped. */
const maxWaiting = 5_000;

/**
 * Work that runs after the answer has been sent: visits, hot words, notices. It never delays or fails a buyer's call.
 */
export class BackgroundWork {
  readonly #db: Db;
  readonly #failed: (error: unknown) => void;
  readonly #waiting: { work: Work; over: Over }[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(db: Db, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
  }

  /**
   * Runs the work when it is its turn, in its own transaction; false if too much is waiting. `over` is called in any
   * case, after the transaction is closed.
   */
  run(work: Work, over: Over = () => {}): boolean {
    if (this.#waiting.length >= maxWaiting) {
      over();
      return false;
    }
    this.#waiting.push({ work, over });
    this.#next();
    return true;
  }

  /** Resolves when nothing is waiting or running any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #next(): void {
    if (this.#running.size >= atOnce) return;
    const next = this.#waiting.shift();
    if (!next) return;
    const running = inTransaction(this.#db, next.work)
      .catch(this.#failed)
      .finally(() => {
        next.over();
        this.#running.delete(running);
        this.#next();
      });
    this.#running.add(running);
  }
}
