import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { keyOf, type Limit } from "./limit.ts";
import { countOf, incrementCount, forgetCount, removeEndedWindows } from "./queries.ts";

/** Attempts in progress in this process; they count as failed until they are known to be right. */
const underWay = new Map<string, number>();

/** An attempt at a secret that was allowed. */
export interface Attempt {
  /** Failed attempts and others in progress, for each of its limits in order. */
  readonly before: readonly number[];
  /** Resets the failures of its limits, except those that `stays`. */
  succeeded(tx: Tx): Promise<void>;
  /**
   * Counts it in its own transaction, because that of the refused call is rolled back. Call `over` after that
   * transaction is closed.
   */
  failed(tx: Tx, now: Date): Promise<void>;
  /** Ends the attempt: it was wrong and has been counted, or something prevented a result. */
  over(): void;
}

/** Allows an attempt, or refuses it (1003) if too many have failed recently under one of its limits. */
export async function beginAttempt(tx: Tx, limits: readonly Limit[], now: Date): Promise<Attempt> {
  const keys = limits.map(keyOf);
  // Counted before the first await, so that attempts that arrive together see each other.
  for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  const before: number[] = [];
  let left = false;
  const over = () => {
    if (!left) keys.forEach(leave);
    left = true;
  };
  try {
    for (const limit of limits) {
      const key = keyOf(limit);
      const others = (underWay.get(key) ?? 1) - 1;
      const failures = others + (await countOf(tx, key, now));
      if (failures >= limit.max) throw new Refused(1003);
      before.push(failures);
    }
  } catch (error) {
    over();
    throw error;
  }
  return {
    before,
    over,
    async succeeded(after) {
      over();
      for (const limit of limits) if (!limit.stays) await forgetCount(after, keyOf(limit));
    },
    async failed(after, at) {
      await removeEndedWindows(after, at);
      for (const limit of limits)
        await incrementCount(after, keyOf(limit), at, new Date(at.getTime() + limit.windowMs));
    },
  };
}

/** Lets a refused call still store something: work in its own transaction, and a callback after that is closed. */
export type InBackground = (work: (tx: Tx) => Promise<void>, over?: () => void) => void;

/**
 * Continues only with the right secret: counts a wrong one against the limits and throws Refused(`code`). Throws
 * Refused(1003) after too many.
 */
export async function requireSecret(
  tx: Tx,
  {
    limits,
    now,
    inBackground,
    code,
  }: { limits: readonly Limit[]; now: Date; inBackground: InBackground; code: 20016 | 80210 },
  isCorrect: () => Promise<boolean>,
): Promise<void> {
  const attempt = await beginAttempt(tx, limits, now);
  let right: boolean;
  try {
    right = await isCorrect();
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
