import { randomBytes } from "node:crypto";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { changeTrade } from "#server/modules/order/queries.ts";
import { changeRecharge } from "#server/modules/wallet/rechargeQueries.ts";
import type { Buyer, Services } from "#server/services.ts";
import { type Bill, billOf, type BillRecord, dueNow, lockBill } from "./bill.ts";
import { methodsFor, providerOf } from "./methods.ts";
import { insertPayment, type PaymentRow, paymentsOf } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

/** How long a QR code can be paid, but never longer than its bill. */
const codeMs = 5 * 60_000;
const hourMs = 60 * 60_000;

/** A payment other than from the wallet. */
export interface PaymentRequest extends Bill {
  paymentMethod: string;
  paymentClient: string;
}

/**
 * Starts a payment through a provider, or records that a transfer is on its way. The same bill and method return the
 * open payment, so two tabs show one code. Returns the text of the QR code, null for a transfer. Throws Refused as
 * `dueNow` and `billOf`, 32008 for a method that is not offered, 32009 for a client this shop does not support. BU-04.
 */
export async function startPayment(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  request: PaymentRequest,
  lang: Lang,
): Promise<string | null> {
  const bill: Bill = { orderType: request.orderType, sn: request.sn };
  const found = await billOf(tx, buyer, bill);
  const method = (await methodsFor(tx, services, found)).find((one) => one === request.paymentMethod);
  if (!method) throw new Refused(32008);
  if (request.paymentClient !== "NATIVE") throw new Refused(32009);
  const billed = await lockBill(tx, bill, found);
  const { cents } = dueNow(services, billed);
  const open = (await paymentsOf(tx, bill)).find(
    (one) => one.method === method && one.amountCents === cents && isOpen(services, one),
  );
  if (open) return open.content;
  const made = { bill, billed, method, cents, lang };
  return method === "BANK_TRANSFER" ? announceTransfer(tx, services, made) : startAtProvider(tx, services, made);
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
  lang: Lang;
}

async function startAtProvider(tx: Tx, services: Services, made: Made): Promise<string> {
  const provider = providerOf(services, made.method);
  if (!provider) throw new Refused(32008);
  const now = services.clock.now();
  const expiresAt = new Date(Math.min(now + codeMs, made.billed.expiresAt.getTime()));
  const token = randomBytes(18).toString("base64url");
  const { method, cents, lang } = made;
  const content = await provider.start({ token, method, cents, billSn: made.bill.sn, expiresAt, lang });
  await insertPayment(tx, { ...rowOf(services, made), token, progress: "WAITING", content, expiresAt });
  return content;
}

/**
 * Until when an announced transfer keeps a bill open. It counts in hours from the time of the order, so that announcing
 * again, or for a part of the trade, does not extend it.
 */
export function transferEnd({ config }: Services, { createdAt, expiresAt }: BillRecord): Date {
  return new Date(Math.max(createdAt.getTime() + config.transferHours * hourMs, expiresAt.getTime()));
}

/** The bill waits for the bank, so it stays open longer than others. */
async function announceTransfer(tx: Tx, services: Services, made: Made): Promise<null> {
  const { billed } = made;
  const expiresAt = transferEnd(services, billed);
  const token = randomBytes(18).toString("base64url");
  await insertPayment(tx, { ...rowOf(services, made), token, progress: "DECLARED", content: null, expiresAt });
  if (billed.kind === "orders") await changeTrade(tx, billed.trade.sn, { expiresAt });
  else await changeRecharge(tx, billed.recharge.sn, { expiresAt });
  return null;
}

function rowOf(services: Services, { bill, billed, method, cents }: Made) {
  return {
    id: nextId(services),
    memberId: billed.memberId,
    billType: bill.orderType,
    billSn: bill.sn,
    method,
    amountCents: cents,
    createdAt: new Date(services.clock.now()),
  };
}
