import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { returnCoupons } from "#server/modules/coupon/service.ts";
import { dropCommissions } from "#server/modules/distribution/commission.ts";
import { notify } from "#server/modules/message/notify.ts";
import { movePoints, pointsGiven, takeBackPoints } from "#server/modules/member/points.ts";
import { returnExchanges } from "#server/modules/pointsGoods/exchange.ts";
import { countSales, returnStock } from "#server/modules/stock/service.ts";
import { refund } from "#server/modules/payment/refund.ts";
import type { Buyer, Services } from "#server/services.ts";
import { logEvent } from "./eventLog.ts";
import { updateTrade } from "./payment.ts";
import {
  changeItems,
  changeOrder,
  type ItemRow,
  itemsOf,
  type OrderRow,
  ordersOfTrade,
  refundItems,
} from "./queries.ts";

/** States in which an order can be cancelled (product 30). */
export const cancellable: readonly OrderState[] = ["UNPAID", "PAID", "UNDELIVERED", "STAY_PICKED_UP", "TAKE"];

/** Who closes an order: the buyer or the shop (null) with a reason, or the system after the time limit. */
export type Closing =
  | { event: "CANCELLED"; by: Buyer | null; reason: string }
  | { event: "EXPIRED"; by: null; reason: null };

/**
 * Closes an order and returns everything: pieces to the stock, the store's coupon to its owner (the platform's too once
 * the whole trade is closed), paid money the way it came, or to the wallet. False if its state, or a return or refund of its lines, does
 * not allow it. The caller has locked the trade.
 */
export async function closeOrder(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { event, by, reason }: Closing,
): Promise<boolean> {
  const items = await itemsOf(tx, [order.sn]);
  // Items in after-sale are refunded there; closing the order as well would pay twice.
  if (items.some(isInAfterSale)) return false;
  const cancelledAt = new Date(services.clock.now());
  const paid = order.payState === "PAID";
  const closed = await changeOrder(tx, order.sn, event === "EXPIRED" ? ["UNPAID"] : cancellable, {
    state: "CANCELLED",
    payState: paid ? "PAID" : "CANCEL",
    cancelReason: reason,
    cancelledAt,
    updatedAt: cancelledAt,
  });
  if (!closed) return false;
  await returnStock(
    tx,
    order.memberId,
    items.map(({ skuId, num, seckillOfferId: id, seckillDay: day }) => ({
      skuId,
      num,
      offer: id && day ? { id, day } : null,
    })),
  );
  await returnExchanges(
    tx,
    items.flatMap(({ pointsGoodsId: id, num }) => (id === null ? [] : [{ id, num }])),
  );
  await movePoints(tx, services, {
    memberId: order.memberId,
    delta: order.points,
    reason: "EXCHANGE_RETURNED",
    reference: order.sn,
  });
  await dropCommissions(tx, services, order.sn);
  await returnCoupons(tx, await couponsToReturn(tx, order), order.tradeSn);
  if (paid) {
    await refundItems(tx, order.sn);
    await payBack(tx, services, order);
    await takeBackEarlyGift(tx, services, order);
    await countSales(
      tx,
      items.map(({ goodsId, num }) => ({ goodsId, num: -num })),
    );
  } else {
    await changeItems(tx, order.sn, { refundState: "ALL_REFUND" });
  }
  await logEvent(tx, services, [order.sn], event, by, reason);
  if (event === "EXPIRED")
    await notify(tx, services, order.memberId, { kind: "ORDER_EXPIRED", sn: order.sn, store: order.storeName });
  if (paid && order.flowCents > 0) await logEvent(tx, services, [order.sn], "REFUNDED", null);
  await updateTrade(tx, order.tradeSn, null);
  return true;
}

/** Whether pieces of a line are requested or refunded; its order can't be cancelled then. */
export function isInAfterSale({
  afterSaleState,
  refundState,
}: Pick<ItemRow, "afterSaleState" | "refundState">): boolean {
  return afterSaleState === "PART_AFTER_SALE" || afterSaleState === "ALREADY_APPLIED" || refundState !== "NO_REFUND";
}

async function payBack(tx: Tx, services: Services, order: OrderRow): Promise<void> {
  // All of it goes into the wallet as before, whatever the method was; only a provider's money goes further.
  const method = order.paymentMethod ?? "WALLET";
  await refund(tx, services, { order, cents: order.flowCents, method, offline: false, reference: order.sn });
}

/** Takes back a gift that an earlier version granted with the payment of an order; now it comes with the completion. */
export async function takeBackEarlyGift(tx: Tx, services: Services, { sn, memberId }: OrderRow): Promise<void> {
  const points = (await pointsGiven(tx, { memberId, reason: "GIFT", references: [sn] })).get(sn) ?? 0;
  await takeBackPoints(tx, services, { memberId, points, reason: "GIFT_RETURNED", reference: sn });
}

/**
 * Coupons that return to their owner with a closed order: its store's, and the platform's once the whole trade is
 * closed.
 */
export async function couponsToReturn(
  tx: Tx,
  { tradeSn, storeCouponId, platformCouponId }: OrderRow,
): Promise<string[]> {
  const ids = storeCouponId === null ? [] : [storeCouponId];
  if (platformCouponId === null) return ids;
  const orders = await ordersOfTrade(tx, tradeSn);
  return orders.every(({ state }) => state === "CANCELLED") ? [...ids, platformCouponId] : ids;
}
