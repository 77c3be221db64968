import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { keyOf, type Limit } from "./limit.ts";
import { countOneMore } from "./queries.ts";

/** Counts one more of something that succeeds with this transaction. Throws Refused(1003) when it would be one too many. */
export async function countWithin(tx: Tx, limit: Limit, now: Date): Promise<void> {
  const count = await countOneMore(tx, keyOf(limit), now, new Date(now.getTime() + limit.windowMs));
  if (count > limit.most) throw new Refused(1003);
}
