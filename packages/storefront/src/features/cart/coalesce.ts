/** Sends the last wanted value of each key, one request per key at a time. */
export interface Coalescer<Key, Value> {
  /** Wants a value; a value wanted before it that was not sent yet is forgotten. */
  want(key: Key, value: Value): void;
  /** Something is on its way or waits. */
  busy(): boolean;
}

interface Ports<Key, Value> {
  send: (key: Key, value: Value) => Promise<void>;
  /** A key came to rest: this value, its last, was taken, or refused with this reason. */
  settled: (key: Key, value: Value, refusal: unknown) => void;
}

/**
 * Makes fifty clicks two requests: the first value goes out at once, and while it is on its way only the last of the others is
 * kept (lessons 14). Refusals are told when nothing newer waits.
 */
export function coalesce<Key, Value>({ send, settled }: Ports<Key, Value>): Coalescer<Key, Value> {
  const waiting = new Map<Key, Value>();
  const running = new Set<Key>();

  async function run(key: Key): Promise<void> {
    running.add(key);
    let refusal: unknown;
    let value = waiting.get(key) as Value;
    while (waiting.has(key)) {
      value = waiting.get(key) as Value;
      waiting.delete(key);
      refusal = undefined;
      try {
        await send(key, value);
      } catch (error) {
        refusal = error;
      }
    }
    running.delete(key);
    settled(key, value, refusal);
  }

  return {
    want(key, value) {
      waiting.set(key, value);
      if (!running.has(key)) void run(key);
    },
    busy: () => running.size > 0,
  };
}
