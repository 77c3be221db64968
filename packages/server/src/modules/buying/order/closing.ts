import type { OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { returnCoupons } from "#server/modules/catalogue/coupon/service.ts";
import { dropCommissions } from "#server/modules/buying/distribution/commission.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { movePoints, pointsGiven, takeBackPoints } from "#server/modules/account/member/points.ts";
import { returnExchanges } from "#server/modules/catalogue/pointsGoods/exchange.ts";
import { countSales, returnStock } from "#server/modules/catalogue/stock/service.ts";
import { refund, refundReference } from "#server/modules/buying/payment/refund.ts";
import { recordTaxBack } from "#server/modules/buying/tax/taxLedger.ts";
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

/** States in which an order can be cancelled (rules 7). */
export const cancellable: readonly OrderState[] = ["UNPAID", "PAID", "UNDELIVERED", "STAY_PICKED_UP", "TAKE"];

/**
 * Who closes an order: the buyer or the shop (null) with a reason, or the system after the time limit, or because a
 * bank transfer did not come.
 */
export type Closing =
  | { event: "CANCELLED"; by: Buyer | null; reason: string }
  | { event: "EXPIRED"; by: null; reason: null; tells?: "ORDER_EXPIRED" | "TRANSFER_MISSING" };

/**
 * Closes an order and returns everything: pieces to the stock, the store's coupon to its owner (the platform's too once
 * the whole trade is closed), paid money the way it came, or to the wallet, less
 * what was paid back before. False if its state, or a return or refund of its lines, does
 * not allow it. The caller has locked the trade.
 */
export async function closeOrder(tx: Tx, services: Services, order: OrderRow, closing: Closing): Promise<boolean> {
  const { event, by, reason } = closing;
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
  let target: "WALLET" | "PAYER" | null = null;
  await dropCommissions(tx, services, order.sn);
  await returnCoupons(tx, await couponsToReturn(tx, order), order.tradeSn);
  const restCents = order.flowCents - items.reduce((sum, { refundCents }) => sum + refundCents, 0);
  if (paid) {
    await refundItems(tx, order.sn);
    target = await payBack(tx, services, order, restCents);
    await takeBackEarlyGift(tx, services, order);
    await countSales(
      tx,
      items.map(({ goodsId, num }) => ({ goodsId, num: -num })),
    );
  } else {
    await changeItems(tx, order.sn, { refundState: "ALL_REFUND" });
  }
  const byShop = event === "CANCELLED" && by === null;
  await logEvent(tx, services, [order.sn], byShop ? "CLOSED" : event, by, reason);
  const about = { sn: order.sn, store: order.storeName };
  if (byShop) await notify(tx, services, order.memberId, { kind: "ORDER_CLOSED", ...about, reason });
  if (closing.event === "EXPIRED")
    await notify(tx, services, order.memberId, { kind: closing.tells ?? "ORDER_EXPIRED", ...about });
  if (paid && restCents > 0) await logEvent(tx, services, [order.sn], "REFUNDED", null);
  if (target !== null && restCents > 0) {
    const money = { sn: order.sn, cents: restCents };
    if (byShop)
      await notify(tx, services, order.memberId, { kind: `PAID_BACK_TO_${target}`, ...about, ...money, reason });
    else await notify(tx, services, order.memberId, { kind: `CANCELLED_TO_${target}`, ...money });
  }
  await updateTrade(tx, order.tradeSn, null);
  return true;
}

/**
 * Whether pieces of a line are requested or were refunded on request; its order can't be cancelled then. What the shop paid
 * back of itself does not matter.
 */
export function isInAfterSale({
  afterSaleState,
  refundState,
  refundCents,
  goodwillCents,
}: Pick<ItemRow, "afterSaleState" | "refundState" | "refundCents" | "goodwillCents">): boolean {
  if (afterSaleState === "PART_AFTER_SALE" || afterSaleState === "ALREADY_APPLIED") return true;
  return refundState === "REFUNDING" || refundCents > goodwillCents;
}

/** Pays back what is left of an order's money. */
async function payBack(tx: Tx, services: Services, order: OrderRow, cents: number): Promise<"WALLET" | "PAYER"> {
  // All of it goes into the wallet as before, whatever the method was; only a provider's money goes further.
  const method = order.paymentMethod ?? "WALLET";
  if (order.tax) await recordTaxBack(tx, services, order.sn, refundReference(order.sn, method));
  return refund(tx, services, { order, cents, method, offline: false, reference: order.sn });
}

/** Takes back a gift that an earlier version granted with the payment of an order; now it comes with the completion. */
export async function takeBackEarlyGift(tx: Tx, services: Services, { sn, memberId }: OrderRow): Promise<void> {
  const points = (await pointsGiven(tx, { memberId, reason: "GIFT", references: [sn] })).get(sn) ?? 0;
  await takeBackPoints(tx, services, { memberId, points, reason: "GIFT_RETURNED", reference: sn });
}

/**
 * Coupons that return to their owner with a closed order: its store's, and the platform's once all orders that used it
 * are closed.
 */
export async function couponsToReturn(
  tx: Tx,
  { tradeSn, storeCouponId, platformCouponId }: OrderRow,
): Promise<string[]> {
  const ids = storeCouponId === null ? [] : [storeCouponId];
  if (platformCouponId === null) return ids;
  const users = (await ordersOfTrade(tx, tradeSn)).filter((one) => one.platformCouponId === platformCouponId);
  return users.every(({ state }) => state === "CANCELLED") ? [...ids, platformCouponId] : ids;
}
