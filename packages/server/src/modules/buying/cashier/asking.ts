import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { SweepParts } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { type Bill, billStatusOf, findBill } from "./bill.ts";
import { reportStanding } from "./paymentOutcome.ts";
import { openProvider, takesMoney } from "#server/modules/buying/payment/provider/providers.ts";
import { changePayment, lockAskable, type PaymentRow, startedPayment } from "#server/modules/buying/payment/queries.ts";

/** A notice usually comes within this time. */
export const firstAskMs = 10_000;
const growth = 1.5;
const longestMs = 60_000;

/**
 * Asks providers about payments of which no notice has come, and closes those that nobody needs any more: too late, or
 * the bill is paid or closed. Any number of processes may run it at once.
 */
export async function askProviders({ db, services, failed }: SweepParts): Promise<void> {
  if (!takesMoney(services.config)) return;
  for (;;) {
    const payment = await inTransaction(db, (tx) => reserve(tx, new Date(services.clock.now())));
    if (!payment) return;
    await ask({ db, services, failed }, payment).catch(failed);
  }
}

/** A payment to ask about; until the answer is recorded, the next question is a pause away. */
async function reserve(tx: Tx, now: Date): Promise<PaymentRow | null> {
  const payment = await lockAskable(tx, now);
  if (!payment) return null;
  const pause = Math.min(longestMs, firstAskMs * growth ** payment.asked);
  const change = { asked: payment.asked + 1, askAt: new Date(now.getTime() + pause) };
  await changePayment(tx, payment.id, change);
  return { ...payment, ...change };
}

async function ask({ db, services, failed }: SweepParts, payment: PaymentRow): Promise<void> {
  const { provider: name, token } = payment;
  if (!name) return;
  const provider = await openProvider(services.config, name);
  const started = startedPayment(payment);
  let standing = await provider.query(started);
  const late = payment.expiresAt.getTime() <= services.clock.now();
  const open = standing.state === "WAITING" || standing.state === "UNKNOWN";
  if (open && (late || !(await isDue(db as Tx, services, payment)))) {
    await provider.close(started);
    standing = await provider.query(started);
    // A code that nobody has scanned does not exist there yet: it can be paid until it is too late.
    if (standing.state === "UNKNOWN" && late) standing = { state: "CLOSED" };
  }
  const flaw = await inTransaction(db, (tx) => reportStanding(tx, services, { provider: name, token }, standing));
  if (flaw) failed(flaw);
}

async function isDue(tx: Tx, services: Services, { billType, billSn }: PaymentRow): Promise<boolean> {
  const bill: Bill = { orderType: billType, sn: billSn };
  const billed = await findBill(tx, bill);
  return billed !== null && billStatusOf(services, billed).state === "DUE";
}
