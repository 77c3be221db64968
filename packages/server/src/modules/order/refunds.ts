import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { returnCoupons } from "#server/modules/coupon/service.ts";
import { takeBackPoints } from "#server/modules/member/points.ts";
import type { Services } from "#server/services.ts";
import { couponsToReturn } from "./closing.ts";
import { logEvent } from "./eventLog.ts";
import { updateTrade } from "./payment.ts";
import { changeOrder, itemsOf, type OrderRow } from "./queries.ts";

/** States in which pieces of an order may be refunded one by one. */
const refundable: readonly OrderState[] = ["STAY_PICKED_UP", "TAKE", "PARTS_DELIVERED", "DELIVERED", "COMPLETED"];

/**
 * Notes that money of an order went back for some of its pieces; once every piece is refunded the system closes the order and
 * gives its coupons and gift points back. Money and stock are the caller's, who holds the trade. Rules 12.
 */
export async function noteRefund(tx: Tx, services: Services, order: OrderRow, caseSn: string): Promise<void> {
  await logEvent(tx, services, [order.sn], "REFUNDED", null, caseSn);
  const items = await itemsOf(tx, [order.sn]);
  if (!items.every(({ refundState }) => refundState === "ALL_REFUND")) return;
  const cancelledAt = new Date(services.clock.now());
  const change = { state: "CANCELLED" as const, cancelledAt, updatedAt: cancelledAt };
  if (!(await changeOrder(tx, order.sn, refundable, change))) return;
  await returnCoupons(tx, await couponsToReturn(tx, order), order.tradeSn);
  await takeBackPoints(tx, services, {
    memberId: order.memberId,
    points: order.giftPoints,
    reason: "GIFT_RETURNED",
    reference: order.sn,
  });
  await updateTrade(tx, order.tradeSn, null);
}
