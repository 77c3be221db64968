import { setImmediate as nextTurn } from "node:timers/promises";

interface Batch<Value> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, Value>>;
}

/** Queries in progress at a time: while the database works on one, this process sends out the results of the other. */
const maxUnderWay = 2;

/**
 * Combines single lookups into few queries. A lookup that comes while the maximum number of queries is in progress
 * waits for the next one, so its result is never older than its request, and however many callers there are, few
 * statements run.
 */
export class BatchedLookup<Value> {
  readonly #ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #maxKeys: number;
  #gathering: Batch<Value> | undefined;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

  /** `ask` returns the values of the keys, at most `maxKeys` at a time. */
  constructor(ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>, maxKeys = 100) {
    this.#ask = ask;
    this.#maxKeys = maxKeys;
  }

  /** The value of a key; undefined if there is none. Rejects if the query fails. */
  async get(key: string): Promise<Value | undefined> {
    const batch = this.#gathering ?? this.#gather();
    batch.keys.add(key);
    if (batch.keys.size >= this.#maxKeys) this.#gathering = undefined;
    return (await batch.answer).get(key);
  }

  #gather(): Batch<Value> {
    const keys = new Set<string>();
    const gathered = { keys, answer: this.#askInTurn(keys) };
    this.#gathering = gathered;
    return gathered;
  }

  async #askInTurn(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, Value>> {
    if (this.#underWay < maxUnderWay) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await nextTurn(); // requests that have arrived by now join this query
      if (this.#gathering?.keys === keys) this.#gathering = undefined;
      return await this.#ask([...keys]);
    } finally {
      // Passes its slot on to the next query, if one is waiting.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay -= 1;
    }
  }
}
