import { createHash } from "node:crypto";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { countFailure, failuresOf, forgetFailures, removeEndedWindows } from "./queries.ts";

/** Wrong passwords that one account may have from one address, and from everywhere, before it has to wait. */
const mostPerAddress = 10;
const mostPerAccount = 100;
const windowMs = 10 * 60_000;

/** Attempts under way in this process; they count as failed until they are known to be right. */
const underWay = new Map<string, number>();

/** A login attempt that was let through; exactly one of its ends has to be called. */
export interface Attempt {
  succeeded(tx: Tx): Promise<void>;
  /** Runs in a transaction of its own, as that of the refused login is undone. */
  failed(tx: Tx, now: Date): Promise<void>;
  /** Neither right nor wrong: something broke. */
  abandoned(): void;
}

/** Lets a login attempt through, or refuses (1003) when too many went wrong lately. `account` is what was typed. */
export async function beginAttempt(tx: Tx, account: string, address: string, now: Date): Promise<Attempt> {
  const limits = new Map([
    [keyOf("account", account), mostPerAccount],
    [keyOf("address", account, address), mostPerAddress],
  ]);
  const keys = [...limits.keys()];
  // Counted before anything is awaited: attempts that arrive together see each other.
  for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  let left = false;
  const over = () => {
    if (!left) keys.forEach(leave);
    left = true;
  };
  for (const [key, most] of limits) {
    const others = (underWay.get(key) ?? 1) - 1;
    if (others + (await failuresOf(tx, key, now)) < most) continue;
    over();
    throw new Refused(1003);
  }
  return {
    abandoned: over,
    async succeeded(after) {
      over();
      for (const key of keys) await forgetFailures(after, key);
    },
    async failed(after, at) {
      try {
        await removeEndedWindows(after, at);
        for (const key of keys) await countFailure(after, key, at, new Date(at.getTime() + windowMs));
      } finally {
        over();
      }
    },
  };
}

function leave(key: string): void {
  const left = (underWay.get(key) ?? 0) - 1;
  if (left > 0) underWay.set(key, left);
  else underWay.delete(key);
}

function keyOf(kind: string, account: string, address = ""): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, account.toLowerCase(), address]))
    .digest("hex");
}
