import { setImmediate as nextTurn } from "node:timers/promises";

interface Batch<Value> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, Value>>;
}

/** Questions under way at a time: while the database works on one, this process sends what the other has answered. */
const mostUnderWay = 2;

/**
 * Asks for many what is asked for one by one: who comes while as many questions are under way as may be waits for the next one.
 * So no answer was begun before it was asked for, and however many ask, few statements run.
 */
export class Batched<Value> {
  readonly #ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #mostKeys: number;
  #gathering: Batch<Value> | undefined;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

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
    const gathered = { keys, answer: this.#askInTurn(keys) };
    this.#gathering = gathered;
    return gathered;
  }

  async #askInTurn(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, Value>> {
    if (this.#underWay < mostUnderWay) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await nextTurn(); // those whose requests have arrived by now come along
      if (this.#gathering?.keys === keys) this.#gathering = undefined;
      return await this.#ask([...keys]);
    } finally {
      // Hands its place on, if anybody waits for it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay -= 1;
    }
  }
}
