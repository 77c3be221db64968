import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import { completeOrder } from "./completion.ts";
import { lockTradeIfFree, orderBySn, shippedBefore } from "./queries.ts";
import { orderSetting } from "./setting.ts";

const dayMs = 24 * 60 * 60_000;

/** Confirms receipt for buyers who have not done so themselves, some days after shipping. Rules 7. */
export const receiveForgotten: Sweep = {
  find: (tx, now, limit) => shippedBefore(tx, due(now), limit),
  async settle(tx: Tx, services: Services, sn: string, now: Date): Promise<boolean> {
    const found = await orderBySn(tx, sn);
    if (!found || !(await lockTradeIfFree(tx, found.tradeSn))) return false;
    const order = await orderBySn(tx, sn);
    if (!order?.shippedAt || order.shippedAt > due(now)) return false;
    return completeOrder(tx, services, order, { event: "AUTO_RECEIVED", by: null });
  },
};

function due(now: Date): Date {
  return new Date(now.getTime() - orderSetting.autoReceiveDays * dayMs);
}
