import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { openCommissions } from "#server/modules/distribution/commission.ts";
import { movePoints } from "#server/modules/member/points.ts";
import { notify } from "#server/modules/message/notify.ts";
import { countSales } from "#server/modules/stock/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { logEvent } from "./eventLog.ts";
import {
  changeItems,
  changeOrder,
  changeTrade,
  type OrderRow,
  ordersOfTrade,
  itemsOf,
  type TradeRow,
  tradeBySn,
} from "./queries.ts";

/**
 * Marks unpaid orders of a trade as paid and sends them on their way: parcels wait to be shipped, pick-ups and goods without a
 * parcel to be redeemed with a code. The caller holds the trade. An order that is not unpaid any more is a fault: the caller has checked. Rules 7.
 */
export async function markPaid(
  tx: Tx,
  services: Services,
  tradeSn: string,
  orderSns: readonly string[],
  paymentMethod: PaymentMethod,
  by: Buyer | null,
): Promise<TradeRow> {
  const paidAt = new Date(services.clock.now());
  const orders = (await ordersOfTrade(tx, tradeSn)).filter(({ sn }) => orderSns.includes(sn));
  for (const order of orders) {
    const state = stateOncePaid(order);
    const byCode = state !== "UNDELIVERED";
    const verificationCode = byCode ? eightDigits(services) : null;
    const paid = { state, verificationCode, paymentMethod, paidAt, payState: "PAID" as const, updatedAt: paidAt };
    if (!(await changeOrder(tx, order.sn, ["UNPAID"], paid))) throw new Error(`order ${order.sn} is not unpaid`);
    // What is handed over against a code can be complained about at once; a parcel once it is shipped.
    if (byCode) await changeItems(tx, order.sn, { afterSaleState: "NOT_APPLIED", complainState: "NO_APPLY" });
    const told = { sn: order.sn, store: order.storeName, cents: order.flowCents };
    await notify(tx, services, order.memberId, { kind: "ORDER_PAID", ...told });
    if (byCode)
      await notify(tx, services, order.memberId, { kind: "ORDER_READY", sn: order.sn, store: order.storeName });
  }
  await logEvent(tx, services, orderSns, "PAID", by);
  await openCommissions(tx, orderSns);
  for (const { sn, memberId, giftPoints } of orders)
    await movePoints(tx, services, { memberId, delta: giftPoints, reason: "GIFT", reference: sn });
  await updateTrade(tx, tradeSn, { paymentMethod, paidAt });
  await countSales(tx, await itemsOf(tx, orderSns));
  const trade = await tradeBySn(tx, tradeSn);
  if (!trade) throw new Error(`trade ${tradeSn} is gone`);
  return trade;
}

/** Brings a trade's payment state in line with its orders; the payment is noted once nothing is left to pay. */
export async function updateTrade(
  tx: Tx,
  tradeSn: string,
  payment: Pick<TradeRow, "paymentMethod" | "paidAt"> | null,
): Promise<void> {
  const payState = payStateOf(await ordersOfTrade(tx, tradeSn));
  await changeTrade(tx, tradeSn, payState === "PAID" && payment ? { payState, ...payment } : { payState });
}

/** A trade is unpaid while one of its orders waits for payment, paid when one was paid, else cancelled. */
export function payStateOf(orders: readonly Pick<OrderRow, "state" | "payState">[]): TradeRow["payState"] {
  if (orders.some(({ state }) => state === "UNPAID")) return "UNPAID";
  return orders.some(({ payState }) => payState === "PAID") ? "PAID" : "CANCEL";
}

/** What a paid order waits for. */
function stateOncePaid({ orderType, deliveryMethod }: OrderRow): "UNDELIVERED" | "STAY_PICKED_UP" | "TAKE" {
  if (orderType !== "NORMAL") return "TAKE";
  return deliveryMethod === "SELF_PICK_UP" ? "STAY_PICKED_UP" : "UNDELIVERED";
}

function eightDigits(services: Services): string {
  return String(Math.floor(services.random() * 100_000_000)).padStart(8, "0");
}
