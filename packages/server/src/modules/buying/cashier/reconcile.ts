import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { flawOf, reportStanding } from "./paymentOutcome.ts";
import { type PaymentProvider, ProviderFailure } from "#server/modules/buying/payment/provider/provider.ts";
import { openProvider } from "#server/modules/buying/payment/provider/providers.ts";
import { toYuan } from "#server/modules/buying/payment/provider/currencies.ts";
import {
  paymentById,
  paymentsBetween,
  type PaymentRow,
  type RefundRow,
  startedPayment,
} from "#server/modules/buying/payment/queries.ts";

/** A refund that has waited this long deserves somebody's attention. */
const longMs = 24 * 60 * 60_000;

/** How a payment or refund differs between the shop and its provider. */
export type DifferenceKind =
  /** The provider has the money and the shop does not know. */
  | "PAID_THERE"
  /** The shop counts money that the provider does not have. */
  | "NOT_PAID_THERE"
  | "AMOUNT"
  | "CURRENCY"
  /** The shop believes that a refund was made. */
  | "REFUND_MISSING"
  /** The money went into the wallet, and back to the payer as well. */
  | "REFUND_TWICE"
  /** A refund has not ended for a day. */
  | "REFUND_WAITING"
  /** The provider can't be asked. */
  | "UNKNOWN";

/** A difference, in words for a person. */
export interface Difference {
  kind: DifferenceKind;
  provider: string;
  /** The payment's token, by which the provider finds it. */
  payment: string;
  /** Number of what was paid. */
  bill: string;
  here: string;
  there: string;
}

/** What a comparison has found. */
export interface Reconciliation {
  payments: number;
  refunds: number;
  differences: Difference[];
}

/**
 * Compares the payments that began in a time, and their refunds, with what their providers say. Changes nothing, unless
 * it is told to settle what was paid there: as a notice would, so the money pays its bill or goes back.
 */
export async function reconcile(
  { db, services }: { db: Db; services: Services },
  { from, to, settle = false }: { from: Date; to: Date; settle?: boolean },
  progress: (done: number, total: number) => void = () => {},
): Promise<Reconciliation> {
  const all = await paymentsBetween(db as Tx, from, to);
  const differences: Difference[] = [];
  for (const [at, { payment, refunds }] of all.entries()) {
    progress(at, all.length);
    const found = await compare(db as Tx, services, payment, refunds);
    differences.push(...found);
    if (settle && found.some(({ kind }) => kind === "PAID_THERE")) await settleAs(db, services, payment);
  }
  progress(all.length, all.length);
  return { payments: all.length, refunds: all.reduce((sum, { refunds }) => sum + refunds.length, 0), differences };
}

async function compare(
  tx: Tx,
  services: Services,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
): Promise<Difference[]> {
  const about = { provider: payment.provider ?? "", payment: payment.token, bill: payment.billSn };
  try {
    const provider = await openProvider(services.config, payment.provider ?? "sandbox");
    const paid = await comparePayment(tx, provider, payment);
    const found = paid ? [paid] : [];
    for (const refund of refunds) {
      const different = await compareRefund(services, provider, payment, refund);
      if (different) found.push(different);
    }
    return found.map((one) => ({ ...one, ...about }));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return [{ kind: "UNKNOWN", ...about, here: payment.progress, there: error.problem }];
  }
}

/** Records that a payment was paid, as its provider says. */
async function settleAs(db: Db, services: Services, payment: PaymentRow): Promise<void> {
  const { provider: name, token } = payment;
  if (!name) return;
  const standing = await (await openProvider(services.config, name)).query(startedPayment(payment));
  await inTransaction(db, (tx) => reportStanding(tx, services, { provider: name, token }, standing));
}

type Found = Pick<Difference, "kind" | "here" | "there"> | null;

async function comparePayment(tx: Tx, provider: PaymentProvider, { id, ...asked }: PaymentRow): Promise<Found> {
  const standing = await provider.query(startedPayment({ id, ...asked }));
  // Read after asking: a payment that is paid meanwhile is no difference.
  const payment = (await paymentById(tx, id)) ?? { id, ...asked };
  const counted = payment.progress === "PAID" || payment.progress === "REFUNDED";
  const here = `${payment.progress} ${amountOf(payment.amountCents, payment.currency)}`;
  if (standing.state !== "PAID") return counted ? { kind: "NOT_PAID_THERE", here, there: standing.state } : null;
  const there = `PAID ${amountOf(standing.cents, standing.currency)}`;
  const flaw = flawOf(payment, standing);
  if (flaw) return { kind: flaw, here, there };
  return counted ? null : { kind: "PAID_THERE", here, there };
}

async function compareRefund(
  services: Services,
  provider: PaymentProvider,
  payment: PaymentRow,
  { id, amountCents: cents, progress, createdAt }: RefundRow,
): Promise<Found> {
  const there = await provider.refunded({ id, cents, payment: startedPayment(payment) });
  const here = `${progress} ${amountOf(cents, payment.currency)}`;
  if (progress === "DONE" && there !== "DONE") return { kind: "REFUND_MISSING", here, there };
  if (progress === "FAILED" && there === "DONE") return { kind: "REFUND_TWICE", here, there };
  const waits = progress === "PENDING" && services.clock.now() - createdAt.getTime() > longMs;
  return waits ? { kind: "REFUND_WAITING", here, there } : null;
}

function amountOf(cents: number, currency: string | null): string {
  return `${toYuan(cents)} ${currency ?? ""}`.trim();
}
