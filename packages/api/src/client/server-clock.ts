/** The server's time, as far as its answers have told it (SK-04, lessons 7). */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Takes note of the server's time, epoch milliseconds, as of this moment; a value that is no time is ignored. */
  learn(serverTime: number): void;
  /** False until an answer or a token has told the server's time. */
  known(): boolean;
}

/** A clock that corrects `now`, the local one, by what it learns. */
export function createServerClock(now: () => number): ServerClock {
  let ahead: number | undefined;
  return {
    now: () => now() + (ahead ?? 0),
    learn(serverTime) {
      if (Number.isFinite(serverTime) && serverTime > 0) ahead = serverTime - now();
    },
    known: () => ahead !== undefined,
  };
}
