/** Sends the latest value of each key, one request per key at a time. */
export interface LatestSender<Key, Value> {
  /** Sends a value; it replaces an earlier one that has not been sent yet. */
  set(key: Key, value: Value): void;
  /** Resolves once no request is in progress and no value waits. */
  idle(): Promise<void>;
}

interface SendOptions<Key, Value> {
  send: (key: Key, value: Value) => Promise<void>;
  /** Called once no newer value of a key is waiting, with the reason if the last one was refused. */
  settled: (key: Key, value: Value, refusal: unknown) => void;
}

/**
 * Turns fifty presses into two requests: the first value is sent at once; of those that follow while it is in progress,
 * only the last one.
 */
export function sendLatest<Key, Value>({ send, settled }: SendOptions<Key, Value>): LatestSender<Key, Value> {
  const waiting = new Map<Key, Value>();
  const running = new Map<Key, Promise<void>>();

  async function run(key: Key): Promise<void> {
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
    set(key, value) {
      waiting.set(key, value);
      if (!running.has(key)) running.set(key, run(key));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
