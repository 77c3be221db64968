import { CodeFault, loadCode } from "../../start/loadCode.ts";

/** What waiting for the network needs of the browser. */
export interface Connection {
  /** Resolves when the network may be back: the browser says so, or so many ms have passed. */
  maybeBack(ms: number): Promise<void>;
}

/** The browser's own network and timers. */
export const browserConnection: Connection = {
  maybeBack: (ms) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        window.removeEventListener("online", done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      window.addEventListener("online", done);
    }),
};

/** First and longest rest between two tries, in ms. */
const FIRST = 1_000;
const LONGEST = 15_000;

let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Whether something that the buyer asked for waits for the network. */
export const isCodeAwaited = () => waiting > 0;

/** Hears when that may have changed; answers how to stop. */
export function subscribeAwaitedCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads code, and goes on trying while the network is gone. Any other fault, also a file that is gone for good, is thrown.
 * `quiet`: nobody pressed anything for it, so nobody is told that it waits.
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  { quiet = false, connection = browserConnection }: { quiet?: boolean; connection?: Connection } = {},
): Promise<T> {
  let told = false;
  try {
    for (let rest = FIRST; ; rest = Math.min(LONGEST, rest * 2)) {
      try {
        return await loadCode(load);
      } catch (fault) {
        if (!(fault instanceof CodeFault) || fault.kind !== "network") throw fault;
        if (!told && !quiet) {
          told = true;
          count(1);
        }
        await connection.maybeBack(rest);
      }
    }
  } finally {
    if (told) count(-1);
  }
}
