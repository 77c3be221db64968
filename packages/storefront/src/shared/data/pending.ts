import type { Client } from "@sundry/api/client";

/** After the last call has settled the sign of loading stays this long, so that it does not flicker between two calls, in ms (HM-15). */
export const STAYS = 200;

/** Where time comes from; tests give their own. Calls back after `delay` ms; returns the way to prevent it. */
export type After = (delay: number, call: () => void) => () => void;

/** Whether calls are under way. */
export interface Pending {
  /** Counts a call until it settles, however it does; hands its promise on. */
  during<T>(call: Promise<T>): Promise<T>;
  busy(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Makes the counter of pending calls (HM-15, decisions 19). */
export function createPending(after: After): Pending {
  const listeners = new Set<() => void>();
  let count = 0;
  let busy = false;
  let stay = () => {};
  const become = (next: boolean) => {
    busy = next;
    for (const listener of listeners) listener();
  };
  const settled = () => {
    count -= 1;
    if (count === 0) stay = after(STAYS, () => become(false));
  };
  return {
    during(call) {
      stay();
      count += 1;
      if (!busy) become(true);
      call.then(settled, settled);
      return call;
    },
    busy: () => busy,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The calls of this tab. */
export const pending: Pending = createPending((delay, call) => {
  const timer = setTimeout(call, delay);
  return () => clearTimeout(timer);
});

/** Nobody waits for these: a count of visits, and a question that the server holds until somebody acts. */
const silent = new Set(["page.log", "session.qrPoll"]);

/** The same client, its calls counted. */
export function counted(client: Client): Client {
  const send: Client["send"] = (call, ...given) => {
    const answer = client.send(call, ...given);
    return silent.has(call.id) ? answer : pending.during(answer);
  };
  return { ...client, send };
}
