import type { Tx } from "#server/db/transaction.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { expireLines } from "#server/modules/buying/order/lineQueries.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { openStates } from "./caseStates.ts";
import { casesInStates, overdueCases } from "./queries.ts";
import { confirmReturn, decideAfterSale } from "./storeDecisions.ts";
import { lockCase, moveCase, settleLine } from "./caseChanges.ts";
import { lastCompletion } from "./eligibility.ts";

/**
 * Closes after-sale for the lines of orders completed long enough ago, except lines with an open case. Returns how many
 * lines it closed. Rules 12.
 */
export async function closeAfterSaleWindows(tx: Tx, services: Services): Promise<number> {
  return expireLines(tx, lastCompletion(services.clock.now()), casesInStates(openStates));
}

/**
 * Continues the cases that are overdue: an application counts as approved, a return that was not sent as withdrawn, a
 * parcel as received.
 */
export const continueOverdueCases: Sweep = {
  find: overdueCases,
  async settle(tx: Tx, services: Services, sn: string, now: Date): Promise<boolean> {
    const held = await lockCase(tx, sn);
    // Somebody may have acted in the meantime.
    if (!held?.row.dueAt || held.row.dueAt > now) return false;
    switch (held.row.state) {
      case "APPLY":
        await decideAfterSale(tx, services, sn, { pass: true }, "SYSTEM");
        return true;
      case "PASS":
        await moveCase(tx, services, held.row, "BUYER_CANCEL", "SYSTEM");
        await settleLine(tx, services, held.line);
        await notify(tx, services, held.row.memberId, { kind: "AFTER_SALE_LAPSED", sn });
        return true;
      case "BUYER_RETURN":
        await confirmReturn(tx, services, sn, "SYSTEM");
        return true;
      default:
        return false;
    }
  },
};
