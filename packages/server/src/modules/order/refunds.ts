import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { returnCoupons } from "#server/modules/coupon/service.ts";
import type { Services } from "#server/services.ts";
import { couponsToReturn, takeBackEarlyGift } from "./closing.ts";
import { logEvent } from "./eventLog.ts";
import { updateTrade } from "./payment.ts";
import { changeOrder, itemsOf, type OrderRow } from "./queries.ts";

/** States in which pieces of an order can be refunded one by one. */
const refundable: readonly OrderState[] = ["STAY_PICKED_UP", "TAKE", "PARTS_DELIVERED", "DELIVERED", "COMPLETED"];

/**
 * Records a refund for pieces of an order; once every piece is refunded, the system closes the order and returns its
 * coupons. The caller handles money, points and stock, and has locked the trade. Rules 12.
 */
export async function recordRefund(tx: Tx, services: Services, order: OrderRow, caseSn: string): Promise<void> {
  await logEvent(tx, services, [order.sn], "REFUNDED", null, caseSn);
  const items = await itemsOf(tx, [order.sn]);
  if (!items.every(({ refundState }) => refundState === "ALL_REFUND")) return;
  const cancelledAt = new Date(services.clock.now());
  const change = { state: "CANCELLED" as const, cancelledAt, updatedAt: cancelledAt };
  if (!(await changeOrder(tx, order.sn, refundable, change))) return;
  await returnCoupons(tx, await couponsToReturn(tx, order), order.tradeSn);
  // After completion, the refund itself takes back what the order earned.
  if (order.completedAt === null) await takeBackEarlyGift(tx, services, order);
  await updateTrade(tx, order.tradeSn, null);
}
