import type { Tx } from "#server/db/transaction.ts";
import { markPaid } from "#server/modules/order/payment.ts";
import { book } from "#server/modules/wallet/ledger.ts";
import { creditRecharge } from "#server/modules/wallet/recharge.ts";
import type { Services } from "#server/services.ts";
import { type Bill, type BillRecord, findBill, lockBill, billStatusOf } from "./bill.ts";
import { changePayment, lockPayment, type PaymentRow, paymentByToken, paymentsOf } from "./queries.ts";

/** How a payment ended at its provider. */
export type Outcome = "PAID" | "REFUSED" | "EXPIRED";

/**
 * Records what a provider reports about a payment, however late and however often. The money pays the bill. If the bill
 * is already paid, closed, or has another amount by now, it goes into the buyer's wallet. Returns the payment as it is
 * afterwards; null for an unknown token. BU-04, BU-07.
 */
export async function settlePayment(
  tx: Tx,
  services: Services,
  token: string,
  outcome: Outcome,
): Promise<PaymentRow | null> {
  const found = await paymentByToken(tx, token);
  if (!found) return null;
  const bill: Bill = { orderType: found.billType, sn: found.billSn };
  const before = await findBill(tx, bill);
  if (!before) throw new Error(`payment ${found.id} has no bill`);
  const billed = await lockBill(tx, bill, before);
  const payment = await lockPayment(tx, found.id);
  if (!payment) return null;
  const ended = payment.progress === "PAID" || payment.progress === "REFUNDED";
  if (ended || (outcome !== "PAID" && payment.progress !== "WAITING")) return payment;
  const progress = outcome === "PAID" ? await takeMoney(tx, services, payment, billed) : outcome;
  const settledAt = new Date(services.clock.now());
  await changePayment(tx, payment.id, { progress, settledAt });
  return { ...payment, progress, settledAt };
}

/**
 * Records, for the market's side, that an announced transfer has arrived: the bill with this number is paid. False if
 * no transfer is expected for it. BU-04.
 */
export async function confirmTransfer(tx: Tx, services: Services, sn: string): Promise<boolean> {
  for (const orderType of ["TRADE", "ORDER", "RECHARGE"] as const) {
    const awaited = (await paymentsOf(tx, { orderType, sn })).find(({ progress }) => progress === "DECLARED");
    if (awaited) return (await settlePayment(tx, services, awaited.token, "PAID")) !== null;
  }
  return false;
}

async function takeMoney(
  tx: Tx,
  services: Services,
  payment: PaymentRow,
  billed: BillRecord,
): Promise<"PAID" | "REFUNDED"> {
  const { method, amountCents } = payment;
  // A top-up still counts after its time limit, if it was paid only once.
  if (billed.kind === "recharge" && billed.recharge.payState !== "PAID") {
    await creditRecharge(tx, services, billed.recharge, { method, paymentId: payment.id });
    return "PAID";
  }
  const standing = billStatusOf(services, billed);
  if (billed.kind === "recharge" || standing.state !== "DUE" || standing.cents !== amountCents) {
    await returnMoney(tx, services, payment);
    return "REFUNDED";
  }
  for (const { sn, storeId, flowCents } of standing.orders)
    await book(tx, services, {
      kind: "PROVIDER_PAY",
      reference: sn,
      entries: [
        { account: { kind: "funding" }, cents: -flowCents },
        { account: { kind: "sales", storeId }, cents: flowCents },
      ],
    });
  const sns = standing.orders.map(({ sn }) => sn);
  await markPaid(tx, services, billed.trade.sn, sns, method, null);
  return "PAID";
}

async function returnMoney(tx: Tx, services: Services, { id, memberId, amountCents }: PaymentRow): Promise<void> {
  await book(tx, services, {
    kind: "WALLET_REFUND",
    reference: id,
    entries: [
      { account: { kind: "wallet", memberId }, cents: amountCents },
      { account: { kind: "funding" }, cents: -amountCents },
    ],
  });
}
