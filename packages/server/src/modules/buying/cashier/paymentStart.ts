import { randomBytes } from "node:crypto";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { Lang } from "#server/locales.ts";
import { changeTrade } from "#server/modules/buying/order/queries.ts";
import { changeRecharge } from "#server/modules/account/wallet/rechargeQueries.ts";
import type { Buyer, Services } from "#server/services.ts";
import { type Bill, billOf, type BillRecord, dueNow, lockBill } from "./bill.ts";
import { methodsFor } from "./methods.ts";
import { firstAskMs } from "./asking.ts";
import { openProvider, providerNameFor } from "#server/modules/buying/payment/provider/providers.ts";
import {
  changePayment,
  insertPayment,
  type PaymentRow,
  paymentsOf,
  startedPayment,
} from "#server/modules/buying/payment/queries.ts";

const hourMs = 60 * 60_000;

/** A payment other than from the wallet. */
export interface PaymentRequest extends Bill {
  paymentMethod: string;
  paymentClient: string;
}

/** Runs one step in its own transaction. */
type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Starts a payment through a provider, or records that a transfer is on its way. The same bill and method return the
 * open payment, so two tabs show one code. The payment is stored before its provider hears of it, and no transaction is
 * open meanwhile. Returns the text of the QR code, null for a transfer. Throws Refused as `dueNow` and `billOf`, 32008
 * for a method that is not offered, 32009 for a client this shop does not support, 32004 if the provider fails. BU-04.
 */
export async function startPayment(
  within: Within,
  services: Services,
  buyer: Buyer,
  request: PaymentRequest,
  lang: Lang,
): Promise<string | null> {
  const payment = await within((tx) => openPayment(tx, services, buyer, request));
  if (payment.content !== null || payment.provider === null) return payment.content;
  const { provider: name } = payment;
  const started = await openProvider(services.config, name)
    .then((provider) => provider.start({ ...startedPayment(payment), lang }))
    .catch((cause: unknown) => {
      throw new Refused(32004, {}, { cause });
    });
  const askAt = name === "sandbox" ? null : new Date(services.clock.now() + firstAskMs);
  await within((tx) => changePayment(tx, payment.id, { ...started, askAt }));
  return started.content;
}

/** The open payment of a bill and method, or a new one. */
async function openPayment(tx: Tx, services: Services, buyer: Buyer, request: PaymentRequest): Promise<PaymentRow> {
  const bill: Bill = { orderType: request.orderType, sn: request.sn };
  const found = await billOf(tx, buyer, bill);
  const method = (await methodsFor(tx, services, found)).find((one) => one === request.paymentMethod);
  if (!method) throw new Refused(32008);
  if (request.paymentClient !== "NATIVE") throw new Refused(32009);
  const billed = await lockBill(tx, bill, found);
  const { cents } = dueNow(services, billed);
  const provider = providerNameFor(services.config, method) ?? null;
  const open = (await paymentsOf(tx, bill)).find(
    (one) => one.method === method && one.amountCents === cents && one.provider === provider && isOpen(services, one),
  );
  if (open) return open;
  const made = { bill, billed, method, cents };
  if (method === "BANK_TRANSFER") return announceTransfer(tx, services, made);
  if (!provider) throw new Refused(32008);
  const { codeMs } = await openProvider(services.config, provider);
  const expiresAt = new Date(Math.min(services.clock.now() + codeMs, billed.expiresAt.getTime()));
  return insertPayment(tx, { ...rowOf(services, made), progress: "WAITING", content: null, provider, expiresAt });
}

/** Whether the buyer can still complete a payment. */
export function isOpen(services: Services, { progress, expiresAt }: PaymentRow): boolean {
  return (progress === "WAITING" || progress === "DECLARED") && expiresAt.getTime() > services.clock.now();
}

interface Made {
  bill: Bill;
  billed: BillRecord;
  method: PaymentMethod;
  cents: number;
}

/**
 * Until when an announced transfer keeps a bill open. It counts in hours from the time of the order, so that announcing
 * again, or for a part of the trade, does not extend it.
 */
export function transferEnd({ config }: Services, { createdAt, expiresAt }: BillRecord): Date {
  return new Date(Math.max(createdAt.getTime() + config.transferHours * hourMs, expiresAt.getTime()));
}

/** The bill waits for the bank, so it stays open longer than others. */
async function announceTransfer(tx: Tx, services: Services, made: Made): Promise<PaymentRow> {
  const { billed } = made;
  const expiresAt = transferEnd(services, billed);
  const row = { ...rowOf(services, made), progress: "DECLARED" as const, content: null, expiresAt };
  const payment = await insertPayment(tx, row);
  if (billed.kind === "orders") await changeTrade(tx, billed.trade.sn, { expiresAt });
  else await changeRecharge(tx, billed.recharge.sn, { expiresAt });
  return payment;
}

function rowOf(services: Services, { bill, billed, method, cents }: Made) {
  return {
    id: nextId(services),
    // Letters and digits only, at most 32 of them: what all providers take.
    token: randomBytes(16).toString("hex"),
    memberId: billed.memberId,
    billType: bill.orderType,
    billSn: bill.sn,
    method,
    amountCents: cents,
    currency: services.config.currency ?? null,
    createdAt: new Date(services.clock.now()),
  };
}
