import { setImmediate as nextTurn } from "node:timers/promises";

interface Batch<Value> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Asks for many what is asked for one by one: who comes while a question is under way waits for the next one. So no answer was
 * begun before it was asked for, and however many ask, one statement runs at a time.
 */
export class Batched<Value> {
  readonly #ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #mostKeys: number;
  #gathering: Batch<Value> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** `ask` answers what is known of the keys, at most `mostKeys` of them. */
  constructor(ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>, mostKeys = 100) {
    this.#ask = ask;
    this.#mostKeys = mostKeys;
  }

  /** What is known of a key; undefined when nothing is. Rejects as the question does. */
  async get(key: string): Promise<Value | undefined> {
    const batch = this.#gathering ?? this.#gather();
    batch.keys.add(key);
    if (batch.keys.size >= this.#mostKeys) this.#gathering = undefined;
    return (await batch.answer).get(key);
  }

  #gather(): Batch<Value> {
    const keys = new Set<string>();
    const answer = this.#last.then(async () => {
      await nextTurn(); // those whose requests have arrived by now come along
      if (this.#gathering?.keys === keys) this.#gathering = undefined;
      return this.#ask([...keys]);
    });
    this.#last = answer.catch(() => undefined);
    this.#gathering = { keys, answer };
    return this.#gathering;
  }
}
