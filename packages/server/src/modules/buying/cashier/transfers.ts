import type { PaymentProgress } from "#server/db/schema/payment.ts";
import type { Tx } from "#server/db/transaction.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { changeRecharge } from "#server/modules/account/wallet/rechargeQueries.ts";
import { closeOrder } from "#server/modules/buying/order/closing.ts";
import { ordersOfTrade, type TradeRow } from "#server/modules/buying/order/queries.ts";
import { changePayment, lockPayment, type PaymentRow, paymentsOf } from "#server/modules/buying/payment/queries.ts";
import type { Services } from "#server/services.ts";
import { billStatusOf, findBill, lockBill } from "./bill.ts";

/** The newest transfer for the bill with a number that a buyer has announced and that stands so; null without one. */
export async function announcedTransfer(tx: Tx, sn: string, progress: PaymentProgress): Promise<PaymentRow | null> {
  for (const orderType of ["TRADE", "ORDER", "RECHARGE"] as const) {
    const found = (await paymentsOf(tx, { orderType, sn })).find(
      (one) => one.method === "BANK_TRANSFER" && one.progress === progress,
    );
    if (found) return found;
  }
  return null;
}

/**
 * Records, for the market's side, that an announced transfer did not come. What it was for is closed, and the buyer is
 * told: the orders that are still unpaid, but for those that another transfer is announced for, or the top-up. Returns
 * the numbers of what was closed; null if no transfer is expected for the bill. BU-04.
 */
export async function missTransfer(tx: Tx, services: Services, sn: string): Promise<string[] | null> {
  const found = await announcedTransfer(tx, sn, "DECLARED");
  if (!found) return null;
  const bill = { orderType: found.billType, sn };
  const before = await findBill(tx, bill);
  if (!before) throw new Error(`payment ${found.id} has no bill`);
  const billed = await lockBill(tx, bill, before);
  const payment = await lockPayment(tx, found.id);
  if (payment?.progress !== "DECLARED") return null;
  const now = new Date(services.clock.now());
  await changePayment(tx, payment.id, { progress: "EXPIRED", settledAt: now });
  if (billed.kind === "recharge") {
    if (billStatusOf(services, billed).state !== "DUE") return [];
    await changeRecharge(tx, sn, { expiresAt: now });
    await notify(tx, services, payment.memberId, { kind: "RECHARGE_MISSING", sn, cents: payment.amountCents });
    return [sn];
  }
  const awaited = await stillAnnounced(tx, billed.trade);
  const closed: string[] = [];
  for (const order of billed.orders) {
    if (order.state !== "UNPAID" || awaited === "all" || awaited.has(order.sn)) continue;
    await closeOrder(tx, services, order, { event: "EXPIRED", by: null, reason: null, tells: "TRANSFER_MISSING" });
    closed.push(order.sn);
  }
  return closed;
}

/** The orders of a trade that a transfer is announced for. */
async function stillAnnounced(tx: Tx, { sn }: TradeRow): Promise<ReadonlySet<string> | "all"> {
  const isAnnounced = async (orderType: "TRADE" | "ORDER", of: string) =>
    (await paymentsOf(tx, { orderType, sn: of })).some(({ progress }) => progress === "DECLARED");
  if (await isAnnounced("TRADE", sn)) return "all";
  const sns = new Set<string>();
  for (const order of await ordersOfTrade(tx, sn)) if (await isAnnounced("ORDER", order.sn)) sns.add(order.sn);
  return sns;
}
