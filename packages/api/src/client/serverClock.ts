/** The server's time, derived from its answers. */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Records the server's time now, in epoch milliseconds. Ignores a value that is not a time. */
  set(serverTime: number): void;
  /** False until an answer or a token has carried the server's time. */
  isSet(): boolean;
}

/** Creates a clock that corrects `now`, the local clock, by the server's time. */
export function createServerClock(now: () => number): ServerClock {
  let ahead: number | undefined;
  return {
    now: () => now() + (ahead ?? 0),
    set(serverTime) {
      if (Number.isFinite(serverTime) && serverTime > 0) ahead = serverTime - now();
    },
    isSet: () => ahead !== undefined,
  };
}
