import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { keyOf, type Limit } from "./limit.ts";
import { incrementCount } from "./queries.ts";

/** Counts one more of something that succeeds with this transaction. Throws Refused(1003) if it is one too many. */
export async function countWithin(tx: Tx, limit: Limit, now: Date): Promise<void> {
  if (!(await isWithin(tx, limit, now))) throw new Refused(1003);
}

/** Counts one more of something that succeeds with this transaction; false if it is one too many. */
export async function isWithin(tx: Tx, limit: Limit, now: Date): Promise<boolean> {
  const count = await incrementCount(tx, keyOf(limit), now, new Date(now.getTime() + limit.windowMs));
  return count <= limit.max;
}
