import type { Tx } from "#server/db/transaction.ts";
import { markPaid } from "#server/modules/order/payment.ts";
import { book } from "#server/modules/wallet/ledger.ts";
import { creditRecharge } from "#server/modules/wallet/recharge.ts";
import type { Services } from "#server/services.ts";
import { type Bill, type Billed, findBill, lockBill, standingOf } from "./bill.ts";
import { changePayment, lockPayment, type PaymentRow, paymentByToken, paymentsOf } from "./queries.ts";

/** How a payment ended at its provider. */
export type Outcome = "PAID" | "REFUSED" | "EXPIRED";

/**
 * Takes what a provider says about a payment, however late and however often. Money that came pays the bill; when the bill is
 * paid already, closed, or another amount by now, it goes into the buyer's wallet. Answers the payment as it is afterwards; null
 * for an unknown token. BU-04, BU-07.
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
 * Notes that an announced transfer has come, for the market's side: the bill of this number is paid. False when no transfer is
 * awaited for it. BU-04.
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
  billed: Billed,
): Promise<"PAID" | "REFUNDED"> {
  const { method, amountCents } = payment;
  // A recharge is worth its money also after its time, as long as it came once.
  if (billed.kind === "recharge" && billed.recharge.payState !== "PAID") {
    await creditRecharge(tx, services, billed.recharge, { method, paymentId: payment.id });
    return "PAID";
  }
  const standing = standingOf(services, billed);
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
