import type { Db } from "./database.ts";
import { sendsInOrder } from "./preparedStatements.ts";
import type { Tx } from "./transaction.ts";

/** What a transaction ends with, and what of it has failed by now. */
interface Ending {
  last: Promise<unknown>[];
  failures: unknown[];
}

/** Transactions whose statements run in the order they were sent in. */
const open = new WeakMap<Tx, Ending>();

/**
 * Resolves once a statement that was just begun is on its way: whatever the transaction sends then is run after it, and needs
 * no answer to it before. Where statements could overtake each other, resolves with the answer.
 */
export async function onItsWay(tx: Tx, statement: Promise<unknown>): Promise<void> {
  if (!open.has(tx)) return void (await statement);
  statement.catch(() => undefined); // whoever awaits it hears of it
  await handedOver();
}

/**
 * Ends a transaction with a statement that was just begun: the commit goes with it instead of waiting for its answer, so what it
 * holds is held for no longer than the database takes. The statement must fail when it did not do what it is for: then nothing
 * is committed, and the transaction throws what it threw. Answers before the statement does.
 */
export async function endWith(tx: Tx, last: Promise<unknown>): Promise<void> {
  const ending = open.get(tx);
  ending?.last.push(last);
  last.catch((error: unknown) => ending?.failures.push(error));
  await onItsWay(tx, last);
}

/** Runs the work in a transaction and waits for what it ends with. */
export async function endedTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const ending: Ending = { last: [], failures: [] };
  try {
    const result = await db.transaction((tx) => {
      if (sendsInOrder(db)) open.set(tx, ending);
      return work(tx);
    });
    await Promise.all(ending.last);
    return result;
  } catch (error) {
    // What failed first says why. It is not waited for: on a connection that is lost, some statements are never answered.
    throw ending.failures[0] ?? error;
  }
}

/** Ticks come after all that follows from promises which are kept by now, and on its way to the driver a statement waits for no other. */
function handedOver(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
}
