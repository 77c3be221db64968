import type { Client } from "@sundry/api/client";
import { createStore, type Store } from "./createStore.ts";

/** How long the loading bar stays after the last call, so that it does not flicker between two, in ms (HM-15). */
export const MIN_BUSY_MS = 200;

/** Calls back after `delay` ms. Returns a function that cancels it. Tests pass their own. */
export type Schedule = (delay: number, call: () => void) => () => void;

/** Whether calls are in progress. */
export interface Pending {
  /** Counts a call until it settles, and returns its promise. */
  during<T>(call: Promise<T>): Promise<T>;
  readonly busy: Omit<Store<boolean>, "set">;
}

/** Creates the counter of pending calls (HM-15, product 19). */
export function createPending(after: Schedule): Pending {
  const busy = createStore(false);
  let count = 0;
  let cancelEnd = () => {};
  const settled = () => {
    count -= 1;
    if (count === 0) cancelEnd = after(MIN_BUSY_MS, () => busy.set(false));
  };
  return {
    busy,
    during(call) {
      cancelEnd();
      count += 1;
      busy.set(true);
      call.then(settled, settled);
      return call;
    },
  };
}

/** The calls of this tab. */
export const pending: Pending = createPending((delay, call) => {
  const timer = setTimeout(call, delay);
  return () => clearTimeout(timer);
});

/**
 * Buyers don't wait for these: the count of page views, and a request that the server holds until somebody scans a
 * code.
 */
const uncounted = new Set(["page.log", "session.qrPoll"]);

/** How often a busy server has asked calls that a buyer waits for to come back. */
export const busyAnswers: Store<number> = createStore(0);

/** Notes that a call has to come back. */
export function noteBusy(callId: string): void {
  if (!uncounted.has(callId)) busyAnswers.set(busyAnswers.get() + 1);
}

/** The same client, with its calls counted. */
export function counted(client: Client): Client {
  const send: Client["send"] = (call, ...rest) => {
    const answer = client.send(call, ...rest);
    return uncounted.has(call.id) ? answer : pending.during(answer);
  };
  return { ...client, send };
}
