import { CALL_TIME, pause } from "./deadline.ts";
import type { SafeStorage } from "./storage.ts";

/** What we use of `navigator.locks`. */
export interface Locks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** Runs a task while no other tab of this browser runs one. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/** How often a tab without locks looks whether the other one has finished (spec 9). Milliseconds. */
const POLL = 500;
const NAME = "sundry.refresh";
const LEASE = "refreshLease";

interface LeasePorts {
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly tabId: string;
}

/** Whether another tab has said that it is at it, and not so long ago that it must have died. */
function heldElsewhere({ storage, now, tabId }: LeasePorts): boolean {
  const [holder, since] = (storage.get(LEASE) ?? "").split(" ");
  const age = now() - Number(since);
  return holder !== "" && holder !== tabId && age >= 0 && age < CALL_TIME;
}

/** Web Locks where the browser has them; otherwise a lease in the shared storage, looked at every 500 ms (SE-03, decisions 16). */
export function createExclusive(ports: LeasePorts, locks?: Locks): Exclusive {
  if (locks !== undefined) return (task) => locks.request(NAME, task);
  return async (task) => {
    while (heldElsewhere(ports)) await pause(POLL);
    ports.storage.set(LEASE, `${ports.tabId} ${ports.now()}`);
    try {
      return await task();
    } finally {
      if (ports.storage.get(LEASE)?.startsWith(`${ports.tabId} `)) ports.storage.remove(LEASE);
    }
  };
}
