import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { expireLines } from "#server/modules/order/lineQueries.ts";
import type { Services } from "#server/services.ts";
import { openStates } from "./moves.ts";
import { casesInStates, overdueCases } from "./queries.ts";
import { confirmReturn, decideAfterSale } from "./seller.ts";
import { holdCase, moveCase, settleLine } from "./steps.ts";
import { lastCompletion } from "./terms.ts";

/** Cases taken on in one round. */
const batch = 50;

export interface AfterSaleTimerParts {
  db: Db;
  services: Services;
  /** Told about a case that could not be moved on; it is tried again on the next round. */
  failed(error: unknown): void;
}

/**
 * Ends after-sale for the lines of orders that were completed long enough ago, except those with a case under way; answers how
 * many lines ended. RULES 12.
 */
export async function closeAfterSaleWindows(tx: Tx, services: Services): Promise<number> {
  return expireLines(tx, lastCompletion(services.clock.now()), casesInStates(openStates));
}

/**
 * Moves on the cases in which somebody let his time pass: an application counts as agreed to, a return that was not sent as
 * withdrawn, a parcel as received. One transaction each; answers how many moved. Any number of processes may do this at once.
 */
export async function continueOverdueCases({ db, services, failed }: AfterSaleTimerParts): Promise<number> {
  let moved = 0;
  for (const sn of await overdueCases(db as Tx, new Date(services.clock.now()), batch)) {
    try {
      if (await inTransaction(db, (tx) => continueCase(tx, services, sn))) moved += 1;
    } catch (error) {
      failed(error);
    }
  }
  return moved;
}

async function continueCase(tx: Tx, services: Services, sn: string): Promise<boolean> {
  const held = await holdCase(tx, sn);
  // Somebody may have come in between.
  if (!held?.row.dueAt || held.row.dueAt.getTime() > services.clock.now()) return false;
  switch (held.row.state) {
    case "APPLY":
      await decideAfterSale(tx, services, sn, { pass: true }, "SYSTEM");
      return true;
    case "PASS":
      await moveCase(tx, services, held.row, "BUYER_CANCEL", "SYSTEM");
      await settleLine(tx, services, held.line);
      return true;
    case "BUYER_RETURN":
      await confirmReturn(tx, services, sn, "SYSTEM");
      return true;
    default:
      return false;
  }
}
