import { randomBytes } from "node:crypto";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { changeTrade } from "#server/modules/order/queries.ts";
import { changeRecharge } from "#server/modules/wallet/rechargeQueries.ts";
import type { Buyer, Services } from "#server/services.ts";
import { type Bill, billOf, type Billed, dueNow, lockBill } from "./bill.ts";
import { methodsFor, providerOf } from "./methods.ts";
import { insertPayment, type PaymentRow, paymentsOf } from "./queries.ts";
import type { Lang } from "#server/locales.ts";

/** A QR code can be paid for so long, and never longer than its bill. */
const codeMs = 5 * 60_000;
/** An announced transfer keeps its bill open for so long: banks take their days. */
const transferMs = 3 * 24 * 60 * 60_000;

/** How a buyer wants to pay outside of the wallet. */
export interface PaymentWish extends Bill {
  paymentMethod: string;
  paymentClient: string;
}

/**
 * Starts a payment through a provider, or notes that a transfer is under way; the same bill and method answer what is open
 * already, so two tabs show one code. Answers the text of the QR code, null for a transfer. Throws Refused as `dueNow` and
 * `billOf`, 32008 for a method that is not on offer, 32009 for a way to start it that this shop does not have. BU-04.
 */
export async function startPayment(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  wish: PaymentWish,
  lang: Lang,
): Promise<string | null> {
  const bill: Bill = { orderType: wish.orderType, sn: wish.sn };
  const method = methodsFor(services, wish.orderType).find((one) => one === wish.paymentMethod);
  if (!method) throw new Refused(32008);
  if (wish.paymentClient !== "NATIVE") throw new Refused(32009);
  const billed = await lockBill(tx, bill, await billOf(tx, buyer, bill));
  const { cents } = dueNow(services, billed);
  const open = (await paymentsOf(tx, bill)).find(
    (one) => one.method === method && one.amountCents === cents && isOpen(services, one),
  );
  if (open) return open.content;
  const made = { bill, billed, method, cents, lang };
  return method === "BANK_TRANSFER" ? announceTransfer(tx, services, made) : startAtProvider(tx, services, made);
}

/** Whether a payment can still be completed by the buyer. */
export function isOpen(services: Services, { progress, expiresAt }: PaymentRow): boolean {
  return (progress === "WAITING" || progress === "DECLARED") && expiresAt.getTime() > services.clock.now();
}

interface Made {
  bill: Bill;
  billed: Billed;
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

/** The bill waits for the bank: it stays open longer than an hour's purchase would. */
async function announceTransfer(tx: Tx, services: Services, made: Made): Promise<null> {
  const { billed } = made;
  const expiresAt = new Date(Math.max(services.clock.now() + transferMs, billed.expiresAt.getTime()));
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
