import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { isClosed } from "#server/settings/closedParts.ts";

/** Days that a buyer's orders count for the distributor whose link they opened. */
export const bindDays = 7;

/** Throws Refused(22000) while distribution is closed. Rules 15. */
export async function refuseClosed(tx: Tx): Promise<void> {
  if (await isClosed(tx, "distribution")) throw new Refused(22000);
}
