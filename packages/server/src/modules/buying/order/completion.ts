import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { pointsGiven, takeBackPoints } from "#server/modules/account/member/points.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { earnPoints } from "./pendingPoints.ts";
import type { Buyer, Services } from "#server/services.ts";
import { pointsEarned } from "./earnedPoints.ts";
import { logEvent } from "./eventLog.ts";
import { markAllDelivered } from "./parcelQueries.ts";
import { changeItems, changeOrder, itemsOf, type OrderRow } from "./queries.ts";

/**
 * How an order is completed: the buyer has received it, the time limit has passed, or its code was redeemed at the
 * counter.
 */
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
 * Completes an order: it can be reviewed, and the buyer earns points for what they paid (not for an exchange of points)
 * and the gift of a spend-and-save activity, pending until the return time is over. False if its state does not allow
 * it. The caller has locked the trade. Rules 7, 11.
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
  await markAllDelivered(tx, sn, completedAt);
  await changeItems(tx, sn, { commentState: "UNFINISHED" });
  await logEvent(tx, services, [sn], event, by);
  await notify(tx, services, memberId, { kind: "ORDER_COMPLETED", sn, store: order.storeName });
  const completed = { ...order, completedAt };
  const { paid, gift } = pointsEarned(order, await itemsOf(tx, [sn]));
  await earnPoints(tx, services, completed, { reason: "ORDER_COMPLETED", reference: sn, points: paid });
  await settleGift(tx, services, completed, gift);
  return true;
}

/** Grants the gift of an order, or reduces the one that an earlier version granted with the payment. */
async function settleGift(tx: Tx, services: Services, order: OrderRow, gift: number): Promise<void> {
  const { sn, memberId } = order;
  const granted = (await pointsGiven(tx, { memberId, reason: "GIFT", references: [sn] })).get(sn);
  if (granted === undefined) await earnPoints(tx, services, order, { reason: "GIFT", reference: sn, points: gift });
  else await takeBackPoints(tx, services, { memberId, points: granted - gift, reason: "GIFT_RETURNED", reference: sn });
}
