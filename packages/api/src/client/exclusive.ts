import { CALL_TIME, pause } from "./deadline.ts";
import type { SafeStorage } from "./storage.ts";

/** The part of `navigator.locks` that the client uses. */
export interface Locks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Runs a task while no other tab of this browser runs one. `findResult` checks whether another tab has found the answer
 * meanwhile, and returns undefined if not.
 */
export type Exclusive = <T>(task: () => Promise<T>, findResult: () => T | undefined) => Promise<T>;

/** How often a tab without locks checks whether the other tab has finished, in milliseconds. */
const POLL = 500;
/** How long a write of another tab can take to arrive, in milliseconds. A tab sees its own writes at once. */
const SETTLE = 100;
const NAME = "sundry.refresh";
const LEASE = "refreshLease";

interface LeasePorts {
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly tabId: string;
}

/** Whether another tab holds a lease that has not expired. */
function isHeldElsewhere({ storage, now, tabId }: LeasePorts): boolean {
  const [holder, since] = (storage.get(LEASE) ?? "").split(" ");
  const age = now() - Number(since);
  return holder !== "" && holder !== tabId && age >= 0 && age < CALL_TIME;
}

/**
 * Uses Web Locks where the browser has them. Otherwise tabs take a lease in the shared storage and check it every 500
 * ms.
 */
export function createExclusive(ports: LeasePorts, locks?: Locks): Exclusive {
  const byLease = createLease(ports);
  return locks === undefined ? byLease : (task, findResult) => underLock(locks, task, findResult, byLease);
}

/** Tabs take a lease in the shared storage in turn. */
function createLease(ports: LeasePorts): Exclusive {
  const { storage, now, tabId } = ports;
  /** Whether this tab holds the lease. When several tabs take it at the same moment, the last to write holds it. */
  const take = async (): Promise<boolean> => {
    const mine = `${tabId} ${now()}`;
    storage.set(LEASE, mine);
    await pause(SETTLE);
    return storage.get(LEASE) === mine;
  };
  return async (task, findResult) => {
    while (isHeldElsewhere(ports) || !(await take())) {
      await pause(POLL);
      const found = findResult();
      if (found !== undefined) return found;
    }
    try {
      return await task();
    } finally {
      if (storage.get(LEASE)?.startsWith(`${tabId} `)) storage.remove(LEASE);
    }
  };
}

/**
 * Keeps the lock a moment longer than the task takes, so that the next tab finds in its storage what the task has
 * written. A browser that refuses the lock leaves it to `otherwise`.
 */
function underLock<T>(
  locks: Locks,
  task: () => Promise<T>,
  findResult: () => T | undefined,
  otherwise: Exclusive,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let begun = false;
    const refused = (error: Error) => (begun ? reject(error) : otherwise(task, findResult).then(resolve, reject));
    const turn = async () => {
      begun = true;
      const found = findResult();
      if (found !== undefined) {
        resolve(found);
        return;
      }
      await task().then(resolve, reject);
      await pause(SETTLE);
    };
    try {
      locks.request(NAME, turn).catch(refused);
    } catch (error) {
      void refused(error as Error);
    }
  });
}
