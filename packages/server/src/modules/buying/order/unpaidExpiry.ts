import type { Tx } from "#server/db/transaction.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { closeOrder } from "./closing.ts";
import { lockOverdue, ordersOfTrade, overdueTrades } from "./queries.ts";

/** Closes the unpaid orders of overdue trades and returns everything they took. Rules 7. */
export const closeOverdue: Sweep = {
  find: overdueTrades,
  async settle(tx: Tx, services: Services, sn: string, now: Date): Promise<boolean> {
    if (!(await lockOverdue(tx, sn, now))) return false;
    for (const order of await ordersOfTrade(tx, sn))
      if (order.state === "UNPAID") await closeOrder(tx, services, order, { event: "EXPIRED", by: null, reason: null });
    return true;
  },
};
