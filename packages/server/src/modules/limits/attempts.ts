import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { keyOf, type Limit } from "./limit.ts";
import { countOf, countOneMore, forgetCount, removeEndedWindows } from "./queries.ts";

/** Attempts under way in this process; they count as failed until they are known to be right. */
const underWay = new Map<string, number>();

/** An attempt at a secret that was let through. */
export interface Attempt {
  succeeded(tx: Tx): Promise<void>;
  /** Counts it, in a transaction of its own, as that of the refused call is undone; `over` has to follow when that is closed. */
  failed(tx: Tx, now: Date): Promise<void>;
  /** It is under way no more: known to be wrong and counted, or neither right nor wrong because something was in the way. */
  over(): void;
}

/** Failed attempts that a limit counts at this moment. */
export async function failuresOf(tx: Tx, limit: Limit, now: Date): Promise<number> {
  return countOf(tx, keyOf(limit), now);
}

/** Lets an attempt through, or refuses (1003) when too many went wrong lately under one of its limits. */
export async function beginAttempt(tx: Tx, limits: readonly Limit[], now: Date): Promise<Attempt> {
  const keys = limits.map(keyOf);
  // Counted before anything is awaited: attempts that arrive together see each other.
  for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  let left = false;
  const over = () => {
    if (!left) keys.forEach(leave);
    left = true;
  };
  try {
    for (const limit of limits) {
      const key = keyOf(limit);
      const others = (underWay.get(key) ?? 1) - 1;
      if (others + (await countOf(tx, key, now)) >= limit.most) throw new Refused(1003);
    }
  } catch (error) {
    over();
    throw error;
  }
  return {
    over,
    async succeeded(after) {
      over();
      for (const key of keys) await forgetCount(after, key);
    },
    async failed(after, at) {
      await removeEndedWindows(after, at);
      for (const limit of limits) await countOneMore(after, keyOf(limit), at, new Date(at.getTime() + limit.windowMs));
    },
  };
}

/** How a call is refused although something of it has to stay: work in a transaction of its own, and what follows when that is closed. */
export type InBackground = (work: (tx: Tx) => Promise<void>, over?: () => void) => void;

/**
 * Lets only who knows a secret go on: counts a wrong one against the limits and throws Refused(`code`). Throws Refused(1003)
 * when there were too many.
 */
export async function requireSecret(
  tx: Tx,
  {
    limits,
    now,
    inBackground,
    code,
  }: { limits: readonly Limit[]; now: Date; inBackground: InBackground; code: 20016 | 80210 },
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempt = await beginAttempt(tx, limits, now);
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    attempt.over();
    throw error;
  }
  if (right) return attempt.succeeded(tx);
  inBackground((after) => attempt.failed(after, now), attempt.over);
  throw new Refused(code);
}

function leave(key: string): void {
  const left = (underWay.get(key) ?? 0) - 1;
  if (left > 0) underWay.set(key, left);
  else underWay.delete(key);
}
