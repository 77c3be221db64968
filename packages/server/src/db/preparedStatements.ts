import type postgres from "postgres";

/** Longer statements are those with many rows: each is unlike the others, and keeping them would only cost memory. */
const longest = 6_000;

/** Texts that are prepared however long they are: those that stay the same. */
const lasting = new Set<string>();

/** Has a text prepared in every connection that meets it, also when it is long. For texts of which there are few. */
export function keepPrepared(text: string): void {
  lasting.add(text);
}

/** Pools that send the statements of a transaction one behind the other, without waiting, and the database runs them so. */
const ordered = new WeakSet<object>();

/** Whether a statement of a transaction that is handed over first is also run first. */
export function sendsInOrder(db: object): boolean {
  return "$client" in db && typeof db.$client === "function" && ordered.has(db.$client);
}

/** What the query builder uses of a connection pool and of the transactions it opens. */
type Runner = postgres.Sql | postgres.TransactionSql;

/**
 * The same pool, or transaction, with every statement that has parameters prepared under its text: the second time a connection
 * meets it, it is neither parsed nor described again, which saves one of two ways to the database. The query builder hands its
 * statements over as texts, and for these the driver prepares nothing by itself.
 *
 * A transaction takes no statement any more once its work has ended: on its connection that would be done for good, or as part of
 * the next transaction. So what runs beside a step that failed does nothing afterwards.
 */
export function preparing<T extends Runner>(runner: T, hasEnded = () => false): T {
  const prepared = new Proxy(runner, {
    get(target, name, receiver) {
      if (hasEnded()) throw new Error("The transaction has ended.");
      if (name === "unsafe")
        return (
          text: string,
          params: Parameters<Runner["unsafe"]>[1] = [],
          options: postgres.UnsafeQueryOptions = {},
        ) => target.unsafe(text, params, { ...options, prepare: params.length > 0 && isKept(text) });
      const value: unknown = Reflect.get(target, name, receiver);
      if ((name !== "begin" && name !== "savepoint") || typeof value !== "function") return value;
      return (...given: readonly unknown[]): unknown => {
        const works = given.map((one) => (isWork(one) ? (inner: Runner) => untilItEnds(one, inner) : one));
        return Reflect.apply(value, target, works);
      };
    },
  });
  ordered.add(prepared);
  return prepared;
}

async function untilItEnds(work: (runner: Runner) => unknown, runner: Runner): Promise<unknown> {
  let ended = false;
  try {
    return await work(preparing(runner, () => ended));
  } finally {
    ended = true;
  }
}

function isKept(text: string): boolean {
  return text.length <= longest || lasting.has(text);
}

function isWork(value: unknown): value is (runner: Runner) => unknown {
  return typeof value === "function";
}
