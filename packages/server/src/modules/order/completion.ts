import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { movePoints } from "#server/modules/member/points.ts";
import { notify } from "#server/modules/message/notify.ts";
import type { Buyer, Services } from "#server/services.ts";
import { logEvent } from "./eventLog.ts";
import { changeItems, changeOrder, type ItemRow, itemsOf, type OrderRow } from "./queries.ts";
import { orderSetting } from "./setting.ts";

/** How an order comes to its end: the buyer has it, time is up, or its code was redeemed at the counter. */
export type Ending =
  | { event: "RECEIVED"; by: Buyer }
  | { event: "AUTO_RECEIVED"; by: null }
  | { event: "REDEEMED"; by: null };

const from: Readonly<Record<Ending["event"], readonly OrderState[]>> = {
  RECEIVED: ["DELIVERED"],
  AUTO_RECEIVED: ["DELIVERED"],
  REDEEMED: ["STAY_PICKED_UP", "TAKE"],
};

/**
 * Completes an order: it can be reviewed, and the buyer earns points for what they paid (not for an exchange of points). False
 * when its state does not allow it. The caller holds the trade. Rules 7.
 */
export async function completeOrder(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { event, by }: Ending,
): Promise<boolean> {
  const { sn, memberId } = order;
  const completedAt = new Date(services.clock.now());
  const change = {
    state: "COMPLETED" as const,
    deliverState: "RECEIVED" as const,
    completedAt,
    updatedAt: completedAt,
  };
  if (!(await changeOrder(tx, sn, from[event], change))) return false;
  await changeItems(tx, sn, { commentState: "UNFINISHED" });
  await logEvent(tx, services, [sn], event, by);
  await notify(tx, services, memberId, { kind: "ORDER_COMPLETED", sn, store: order.storeName });
  const delta = earned(order, await itemsOf(tx, [sn]));
  await movePoints(tx, services, { memberId, delta, reason: "ORDER_COMPLETED", reference: sn });
  return true;
}

/** Points for the whole units of money that were paid and have not been refunded. */
function earned({ promotionType, flowCents }: OrderRow, items: readonly ItemRow[]): number {
  if (promotionType === "POINTS") return 0;
  const refunded = items.reduce((sum, { refundCents }) => sum + refundCents, 0);
  return Math.floor((flowCents - refunded) / 100) * orderSetting.pointsPerUnit;
}
