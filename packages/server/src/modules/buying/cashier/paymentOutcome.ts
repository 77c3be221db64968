import type { PaymentFlaw, ProviderName } from "#server/db/schema/payment.ts";
import type { Tx } from "#server/db/transaction.ts";
import { markPaid } from "#server/modules/buying/order/payment.ts";
import { book } from "#server/modules/account/wallet/ledger.ts";
import { creditRecharge } from "#server/modules/account/wallet/recharge.ts";
import type { Services } from "#server/services.ts";
import { announcedTransfer } from "./transfers.ts";
import { type Bill, type BillRecord, findBill, lockBill, billStatusOf } from "./bill.ts";
import type { Standing } from "#server/modules/buying/payment/provider/provider.ts";
import { changePayment, lockPayment, type PaymentRow, paymentByToken } from "#server/modules/buying/payment/queries.ts";
import { sendBack } from "#server/modules/buying/payment/refunds.ts";

/** How a payment ended at its provider. */
export type Outcome = "PAID" | "REFUSED" | "EXPIRED";

/** A payment once its end is recorded. */
export interface SettledPayment extends PaymentRow {
  /** Money that went back to the buyer now; 0 if it was settled before. */
  returnedCents: number;
}

/**
 * Records what a provider reports about a payment, however late and however often. The money pays the bill; what is
 * more than the bill by now is returned, because one of its orders was cancelled. If the bill is already paid or closed,
 * or costs more by now, all of it is returned: the way it came, or into the buyer's wallet. Returns the payment as it is
 * afterwards, with what this call returned; null for an unknown token. BU-04, BU-07.
 */
export async function settlePayment(
  tx: Tx,
  services: Services,
  token: string,
  outcome: Outcome,
): Promise<SettledPayment | null> {
  const found = await paymentByToken(tx, token);
  if (!found) return null;
  const bill: Bill = { orderType: found.billType, sn: found.billSn };
  const before = await findBill(tx, bill);
  if (!before) throw new Error(`payment ${found.id} has no bill`);
  const billed = await lockBill(tx, bill, before);
  const payment = await lockPayment(tx, found.id);
  if (!payment) return null;
  const ended = payment.progress === "PAID" || payment.progress === "REFUNDED";
  if (ended || (outcome !== "PAID" && payment.progress !== "WAITING")) return { ...payment, returnedCents: 0 };
  const taken =
    outcome === "PAID" ? await takeMoney(tx, services, payment, billed) : { progress: outcome, returnedCents: 0 };
  const change = { progress: taken.progress, settledAt: new Date(services.clock.now()), askAt: null };
  await changePayment(tx, payment.id, change);
  return { ...payment, ...change, returnedCents: taken.returnedCents };
}

/**
 * Records how a provider says that a payment stands. Money that differs in amount or currency from what was asked for
 * is not counted: the payment is marked instead, and the error for the log is returned. Unknown tokens and those of
 * another provider change nothing.
 */
export async function reportStanding(
  tx: Tx,
  services: Services,
  { provider, token }: { provider: ProviderName; token: string },
  standing: Standing,
): Promise<Error | null> {
  const payment = await paymentByToken(tx, token);
  if (payment?.provider !== provider) return null;
  switch (standing.state) {
    case "WAITING":
    case "UNKNOWN":
      return null;
    case "REFUSED":
    case "CLOSED":
      await settlePayment(tx, services, token, standing.state === "CLOSED" ? "EXPIRED" : "REFUSED");
      return null;
    case "PAID": {
      const flaw = flawOf(payment, standing);
      if (!flaw) {
        await settlePayment(tx, services, token, "PAID");
        if (payment.flaw) await changePayment(tx, payment.id, { flaw: null });
        return null;
      }
      await settlePayment(tx, services, token, "EXPIRED");
      await changePayment(tx, payment.id, { flaw });
      return new Error(`${provider}: payment ${payment.id} was paid with another ${flaw.toLowerCase()}`);
    }
  }
}

/** How paid money differs from what was asked for. */
export function flawOf(
  { amountCents, currency }: PaymentRow,
  paid: { cents: number; currency: string },
): PaymentFlaw | null {
  if (paid.currency !== currency) return "CURRENCY";
  return paid.cents === amountCents ? null : "AMOUNT";
}

/**
 * Records, for the market's side, that an announced transfer has arrived, also after it was said to be missing: the bill
 * with this number is paid, or the money goes to the buyer's wallet. Null if no transfer is expected for it. BU-04.
 */
export async function confirmTransfer(tx: Tx, services: Services, sn: string): Promise<SettledPayment | null> {
  const announced = (await announcedTransfer(tx, sn, "DECLARED")) ?? (await announcedTransfer(tx, sn, "EXPIRED"));
  return announced && settlePayment(tx, services, announced.token, "PAID");
}

async function takeMoney(
  tx: Tx,
  services: Services,
  payment: PaymentRow,
  billed: BillRecord,
): Promise<{ progress: "PAID" | "REFUNDED"; returnedCents: number }> {
  const { method, amountCents } = payment;
  // A top-up still counts after its time limit, if it was paid only once.
  if (billed.kind === "recharge" && billed.recharge.payState !== "PAID") {
    await creditRecharge(tx, services, billed.recharge, { method, paymentId: payment.id });
    return { progress: "PAID", returnedCents: 0 };
  }
  const standing = billStatusOf(services, billed);
  if (billed.kind === "recharge" || standing.state !== "DUE" || standing.cents > amountCents) {
    await returnMoney(tx, services, payment, amountCents);
    return { progress: "REFUNDED", returnedCents: amountCents };
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
  const returnedCents = amountCents - standing.cents;
  if (returnedCents > 0) await returnMoney(tx, services, payment, returnedCents);
  return { progress: "PAID", returnedCents };
}

async function returnMoney(tx: Tx, services: Services, payment: PaymentRow, cents: number): Promise<void> {
  const { id, memberId } = payment;
  await book(tx, services, {
    kind: "WALLET_REFUND",
    reference: id,
    entries: [
      { account: { kind: "wallet", memberId }, cents },
      { account: { kind: "funding" }, cents: -cents },
    ],
  });
  await sendBack(tx, services, payment, { reference: id, cents });
}
