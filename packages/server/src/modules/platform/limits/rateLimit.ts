import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { keyOf, type Limit } from "./limit.ts";
import { incrementCount } from "./queries.ts";

/** Counts one more of something that succeeds with this transaction. Throws Refused(1003) if it is one too many. */
export async function countWithin(tx: Tx, limit: Limit, now: Date): Promise<void> {
  if (!(await isWithin(tx, limit, now))) throw new Refused(1003);
}

/** Like {@link countWithin}, for several limits. */
export async function countWithinAll(tx: Tx, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) await countWithin(tx, limit, now);
}

/** Counts one more of something that succeeds with this transaction; false if it is one too many. */
export async function isWithin(tx: Tx, limit: Limit, now: Date): Promise<boolean> {
  return (await countOneMore(tx, limit, now)) <= limit.max;
}

/** Counts one more of something that succeeds with this transaction, and returns how many there are now. */
export function countOneMore(tx: Tx, limit: Limit, now: Date): Promise<number> {
  return incrementCount(tx, keyOf(limit), now, new Date(now.getTime() + limit.windowMs));
}
