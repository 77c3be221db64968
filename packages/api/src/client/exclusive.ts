import { CALL_TIME, pause } from "./deadline.ts";
import type { SafeStorage } from "./storage.ts";

/** What we use of `navigator.locks`. */
export interface Locks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Runs a task while no other tab of this browser runs one. `known` looks whether another tab has found the answer meanwhile;
 * undefined when it has not.
 */
export type Exclusive = <T>(task: () => Promise<T>, known: () => T | undefined) => Promise<T>;

/** How often a tab without locks looks whether the other one has finished (spec 9). Milliseconds. */
const POLL = 500;
/** How long the storages of two tabs may differ: each sees its own writing at once, that of another a little later. Milliseconds. */
const SETTLE = 100;
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
  if (locks !== undefined) return (task, known) => underLock(locks, task, known);
  const { storage, now, tabId } = ports;
  /** Whether the lease is ours, also for tabs that took it in the same moment: the last one to write has it. */
  const take = async (): Promise<boolean> => {
    const mine = `${tabId} ${now()}`;
    storage.set(LEASE, mine);
    await pause(SETTLE);
    return storage.get(LEASE) === mine;
  };
  return async (task, known) => {
    while (heldElsewhere(ports) || !(await take())) {
      await pause(POLL);
      const found = known();
      if (found !== undefined) return found;
    }
    try {
      return await task();
    } finally {
      if (storage.get(LEASE)?.startsWith(`${tabId} `)) storage.remove(LEASE);
    }
  };
}

/** Keeps the lock a moment longer than the task takes: the next tab must see in its storage what the task has left there. */
function underLock<T>(locks: Locks, task: () => Promise<T>, known: () => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const found = known();
      if (found !== undefined) {
        resolve(found);
        return;
      }
      await task().then(resolve, reject);
      await pause(SETTLE);
    };
    locks.request(NAME, turn).catch(reject);
  });
}
