import { CodeFault, loadCode } from "../../start/loadCode.ts";
import { createStore, type Store } from "../data/createStore.ts";

/** What a retry needs from the browser. */
export interface Connection {
  /** Resolves when the network may be back: the browser says so, or `ms` have passed. */
  maybeBack(ms: number): Promise<void>;
}

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

/** Shortest and longest pause between two tries, in ms. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

/** Number of parts that the buyer requested and that wait for the network. */
export const partsWaitingForNetwork: Store<number> = createStore(0);

/**
 * Loads code, and retries while the network is down. Throws any other error, such as for a file that a new deployment
 * has removed. `quiet`: the buyer did not request it, so no notice says that it waits.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  { quiet = false, connection = browserConnection }: { quiet?: boolean; connection?: Connection } = {},
): Promise<T> {
  let counted = false;
  try {
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        return await loadCode(load);
      } catch (fault) {
        if (!(fault instanceof CodeFault) || fault.kind !== "network") throw fault;
        if (!counted && !quiet) {
          counted = true;
          partsWaitingForNetwork.set(partsWaitingForNetwork.get() + 1);
        }
        await connection.maybeBack(wait);
      }
    }
  } finally {
    if (counted) partsWaitingForNetwork.set(partsWaitingForNetwork.get() - 1);
  }
}
