import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { book } from "#server/modules/account/wallet/ledger.ts";
import type { SweepParts } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { openProvider, takesMoney } from "./provider/providers.ts";
import type { RefundStanding } from "./provider/provider.ts";
import {
  changeRefund,
  insertRefund,
  lockDueRefund,
  lockRefund,
  paymentById,
  type PaymentRow,
  type RefundRow,
  startedPayment,
} from "./queries.ts";

/** Longer than a provider may take to answer. */
const leaseMs = 60_000;
const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/** Whether a payment's money can go back the way it came: through a provider that moves money. */
export function canSendBack(payment: PaymentRow | null): payment is PaymentRow {
  return payment?.provider != null && payment.provider !== "sandbox";
}

/**
 * Sends money that was refunded into the wallet on to the one who paid, in the same transaction, so that the wallet's
 * history shows both and its balance stays as it was. The provider is told afterwards, and until it has done so. Does
 * nothing for money that did not come through a provider. `reference` makes it happen only once. BU-07.
 */
export async function sendBack(
  tx: Tx,
  services: Services,
  payment: PaymentRow | null,
  { reference, cents }: { reference: string; cents: number },
): Promise<void> {
  if (!canSendBack(payment) || cents === 0) return;
  const { id: paymentId, memberId } = payment;
  await book(tx, services, {
    kind: "PROVIDER_REFUND",
    reference,
    entries: [
      { account: { kind: "wallet", memberId }, cents: -cents },
      { account: { kind: "funding" }, cents },
    ],
  });
  const now = new Date(services.clock.now());
  const what = { id: nextId(services), paymentId, memberId, reference, amountCents: cents };
  await insertRefund(tx, { ...what, progress: "PENDING", dueAt: now, createdAt: now });
}

/** Tells providers about every refund that is due. Any number of processes may run it at once. */
export async function sendRefunds({ db, services, failed }: SweepParts): Promise<void> {
  if (!takesMoney(services.config)) return;
  for (;;) {
    const refund = await inTransaction(db, (tx) => reserve(tx, new Date(services.clock.now())));
    if (!refund) return;
    await send(db, services, refund).catch(failed);
  }
}

/** A due refund, reserved for as long as the provider may take: if this process dies, another one sends it again. */
async function reserve(tx: Tx, now: Date): Promise<RefundRow | null> {
  const refund = await lockDueRefund(tx, now);
  if (!refund) return null;
  const change = { attempts: refund.attempts + 1, dueAt: new Date(now.getTime() + pauseAfter(refund.attempts)) };
  await changeRefund(tx, refund.id, change);
  return { ...refund, ...change };
}

async function send(db: Db, services: Services, refund: RefundRow): Promise<void> {
  const payment = await paymentById(db as Tx, refund.paymentId);
  if (!payment?.provider) throw new Error(`refund ${refund.id} has no payment`);
  const provider = await openProvider(services.config, payment.provider);
  const { id, amountCents: cents } = refund;
  const order = { id, cents, payment: startedPayment(payment) };
  const standing = await (refund.progress === "DONE" ? provider.refunded(order) : provider.refund(order));
  await inTransaction(db, (tx) => endRefund(tx, services, id, standing));
}

/** Records how a refund stands. What the provider can't return goes into the wallet, once. */
async function endRefund(tx: Tx, services: Services, id: string, standing: RefundStanding): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (!refund || refund.progress === "FAILED") return;
  // A card can send money back days after it took it.
  if (refund.progress === "DONE" && standing !== "REFUSED") return changeRefund(tx, id, { dueAt: null });
  if (standing === "PENDING" || standing === "UNKNOWN") return;
  const endedAt = new Date(services.clock.now());
  await changeRefund(tx, id, { progress: standing === "DONE" ? "DONE" : "FAILED", dueAt: null, endedAt });
  if (standing === "DONE") return;
  const { memberId, amountCents: cents, reference } = refund;
  await book(tx, services, {
    kind: "PROVIDER_REFUND",
    reference: `${reference}:kept`,
    entries: [
      { account: { kind: "wallet", memberId }, cents },
      { account: { kind: "funding" }, cents: -cents },
    ],
  });
  await notify(tx, services, memberId, { kind: "REFUND_KEPT", cents });
}

/** Asks the provider about a refund soon, because it says that something has happened to it. */
export async function hurryRefund(tx: Tx, services: Services, id: string): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (refund && refund.progress !== "FAILED") await changeRefund(tx, id, { dueAt: new Date(services.clock.now()) });
}

function pauseAfter(attempts: number): number {
  return Math.max(leaseMs, Math.min(longestPauseMs, firstPauseMs * 2 ** attempts));
}
