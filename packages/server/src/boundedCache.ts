/** Keeps the most recently used values up to a total size in bytes. */
export class BoundedCache<Value> {
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<string, Value>();
  #size = 0;

  /** `limit` in bytes; `sizeOf` measures one value in bytes. */
  constructor(limit: number, sizeOf: (value: Value) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Adds a value and lets go of the ones unused for longest. Returns the value. */
  set(key: string, value: Value): Value {
    const former = this.#entries.get(key);
    if (former !== undefined) this.#size -= this.#sizeOf(former);
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= this.#limit || oldest === key) break;
      this.#entries.delete(oldest);
      this.#size -= this.#sizeOf(old);
    }
    return value;
  }
}
