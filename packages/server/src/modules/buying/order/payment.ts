import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { openCommissions } from "#server/modules/buying/distribution/commission.ts";
import { sendLetter } from "#server/modules/platform/outgoing/sendLetter.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { countSales } from "#server/modules/catalogue/stock/service.ts";
import { numberInvoices } from "#server/modules/buying/tax/invoiceNumbers.ts";
import { recordTaxTaken } from "#server/modules/buying/tax/taxLedger.ts";
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

/** The method of orders that cost nothing, as the reference backend records it. */
export const paidWithNothing = "BANK_TRANSFER" satisfies PaymentMethod;

/**
 * Marks unpaid orders of a trade as paid, which starts their delivery: parcels wait to be shipped, pick-ups and goods
 * without a parcel wait to be redeemed with a code. If the orders left to pay cost nothing, they are paid as well. The
 * caller has locked the trade and checked the state: an order that is not unpaid is an error. Rules 7.
 */
export async function markPaid(
  tx: Tx,
  services: Services,
  tradeSn: string,
  paidSns: readonly string[],
  paymentMethod: PaymentMethod,
  by: Buyer | null,
): Promise<TradeRow> {
  const paidAt = new Date(services.clock.now());
  const all = await ordersOfTrade(tx, tradeSn);
  const rest = all.filter(({ sn, state }) => state === "UNPAID" && !paidSns.includes(sn));
  const orders = [...all.filter(({ sn }) => paidSns.includes(sn)), ...(isFree(rest) ? rest : [])];
  const orderSns = orders.map(({ sn }) => sn);
  for (const order of orders) {
    const state = stateOncePaid(order);
    const byCode = state !== "UNDELIVERED";
    const verificationCode = byCode ? eightDigits(services) : null;
    const paid = { state, verificationCode, paymentMethod, paidAt, payState: "PAID" as const, updatedAt: paidAt };
    if (!(await changeOrder(tx, order.sn, ["UNPAID"], paid))) throw new Error(`order ${order.sn} is not unpaid`);
    // Orders redeemed with a code can be complained about at once, parcels once they are shipped.
    if (byCode) await changeItems(tx, order.sn, { afterSaleState: "NOT_APPLIED", complainState: "NO_APPLY" });
    const values = { sn: order.sn, store: order.storeName, cents: order.flowCents };
    if (order.flowCents > 0) await notify(tx, services, order.memberId, { kind: "ORDER_PAID", ...values });
    if (byCode)
      await notify(tx, services, order.memberId, { kind: "ORDER_READY", sn: order.sn, store: order.storeName });
  }
  const [first] = orders;
  if (first && orders.some(({ flowCents }) => flowCents > 0))
    await sendLetter(tx, services, first.memberId, {
      kind: "ORDER_PAID",
      values: { trade: tradeSn, sns: orderSns.join(" ") },
      event: first.sn,
    });
  await logEvent(tx, services, orderSns, "PAID", by);
  await openCommissions(tx, orderSns);
  await updateTrade(tx, tradeSn, { paymentMethod, paidAt });
  await countSales(tx, await itemsOf(tx, orderSns));
  const invoiced = orders.filter(({ tax, flowCents }) => tax !== null && flowCents > 0).map(({ sn }) => sn);
  await recordTaxTaken(tx, services, invoiced);
  await numberInvoices(tx, services.config.shopZone, invoiced, paidAt);
  const trade = await tradeBySn(tx, tradeSn);
  if (!trade) throw new Error(`trade ${tradeSn} is gone`);
  return trade;
}

/**
 * One of a trade's orders was cancelled: if those left to pay cost nothing, they are paid, because the cashier takes no
 * payment of nothing. The caller has locked the trade. Rules 7.
 */
export async function payIfFree(tx: Tx, services: Services, tradeSn: string): Promise<void> {
  const trade = await tradeBySn(tx, tradeSn);
  const orders = await ordersOfTrade(tx, tradeSn);
  const unpaid = orders.filter(({ state }) => state === "UNPAID");
  // A timer will close a trade whose time is over at any moment.
  if (!trade || trade.expiresAt.getTime() <= services.clock.now() || unpaid.length === 0 || !isFree(unpaid)) return;
  const sns = unpaid.map(({ sn }) => sn);
  const method = orders.find(({ payState }) => payState === "PAID")?.paymentMethod ?? paidWithNothing;
  await markPaid(tx, services, tradeSn, sns, method, null);
}

function isFree(orders: readonly OrderRow[]): boolean {
  return orders.every(({ flowCents }) => flowCents === 0);
}

/** Updates a trade's payment state from its orders. The payment is recorded once nothing is left to pay. */
export async function updateTrade(
  tx: Tx,
  tradeSn: string,
  payment: Pick<TradeRow, "paymentMethod" | "paidAt"> | null,
): Promise<void> {
  const payState = payStateOf(await ordersOfTrade(tx, tradeSn));
  await changeTrade(tx, tradeSn, payState === "PAID" && payment ? { payState, ...payment } : { payState });
}

/** A trade is unpaid while one of its orders waits for payment, paid if one was paid, otherwise cancelled. */
export function payStateOf(orders: readonly Pick<OrderRow, "state" | "payState">[]): TradeRow["payState"] {
  if (orders.some(({ state }) => state === "UNPAID")) return "UNPAID";
  return orders.some(({ payState }) => payState === "PAID") ? "PAID" : "CANCEL";
}

/** The next state of a paid order. */
function stateOncePaid({ orderType, deliveryMethod }: OrderRow): "UNDELIVERED" | "STAY_PICKED_UP" | "TAKE" {
  if (orderType !== "NORMAL") return "TAKE";
  return deliveryMethod === "SELF_PICK_UP" ? "STAY_PICKED_UP" : "UNDELIVERED";
}

function eightDigits(services: Services): string {
  return String(Math.floor(services.random() * 100_000_000)).padStart(8, "0");
}
