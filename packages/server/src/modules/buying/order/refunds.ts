import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { returnCoupons } from "#server/modules/catalogue/coupon/service.ts";
import { recordTaxBack } from "#server/modules/buying/tax/taxLedger.ts";
import type { Services } from "#server/services.ts";
import { couponsToReturn, takeBackEarlyGift } from "./closing.ts";
import { logEvent } from "./eventLog.ts";
import { updateTrade } from "./payment.ts";
import { changeOrder, type ItemRow, itemsOf, type OrderRow } from "./queries.ts";

/** States in which pieces of an order can be refunded one by one. */
const refundable: readonly OrderState[] = ["STAY_PICKED_UP", "TAKE", "PARTS_DELIVERED", "DELIVERED", "COMPLETED"];

/**
 * Records a refund of an order and the tax in it. `detail` is the number of its request or the shop's reason, `booked` its
 * reference in the ledger. Once nothing of the order is kept and all its money went back, the system closes it and returns
 * its coupons. The caller handles money, points and stock, and has locked the trade. Rules 12.
 */
export async function recordRefund(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { cents, event, detail, booked }: { cents: number; event: "REFUNDED" | "PAID_BACK"; detail: string; booked: string },
): Promise<void> {
  if (cents > 0) await logEvent(tx, services, [order.sn], event, null, detail);
  if (order.tax) await recordTaxBack(tx, services, order.sn, booked);
  const items = await itemsOf(tx, [order.sn]);
  // Earlier versions called a line ALL_REFUND once money was granted for all its pieces, however little.
  const isUndone = (item: ItemRow) => item.refundState === "ALL_REFUND" && item.refundCents === item.flowCents;
  if (!items.every(isUndone)) return;
  const cancelledAt = new Date(services.clock.now());
  const change = { state: "CANCELLED" as const, cancelledAt, updatedAt: cancelledAt };
  if (!(await changeOrder(tx, order.sn, refundable, change))) return;
  await returnCoupons(tx, await couponsToReturn(tx, order), order.tradeSn);
  // After completion, the refund itself takes back what the order earned.
  if (order.completedAt === null) await takeBackEarlyGift(tx, services, order);
  await updateTrade(tx, order.tradeSn, null);
}
