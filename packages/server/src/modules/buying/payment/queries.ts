import { and, asc, desc, eq, gte, isNotNull, lt, lte, ne, or } from "drizzle-orm";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import { type BillType, payments, providerRefunds } from "#server/db/schema/payment.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { StartedPayment } from "./provider/provider.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof providerRefunds.$inferSelect;

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [made] = await tx.insert(payments).values(row).returning();
  if (!made) throw new Error("the payment was not stored");
  return made;
}

export async function paymentByToken(tx: Tx, token: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.token, token));
  return row ?? null;
}

/** A payment, locked until the transaction ends. Lock its bill first. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return row ?? null;
}

export async function changePayment(tx: Tx, id: string, change: Partial<PaymentRow>): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

/** All attempts to pay a bill, newest first. */
export async function paymentsOf(
  tx: Tx,
  { orderType, sn }: { orderType: BillType; sn: string },
): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.billType, orderType), eq(payments.billSn, sn)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/**
 * The payment at a provider that paid for an order, by itself or with its trade; null if the money came otherwise. Orders
 * of one trade can be paid in different ways, so the order's own method is asked for.
 */
export async function payerOf(
  tx: Tx,
  order: { sn: string; tradeSn: string },
  method: PaymentMethod,
): Promise<PaymentRow | null> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.progress, "PAID"),
        eq(payments.method, method),
        isNotNull(payments.provider),
        or(
          and(eq(payments.billType, "ORDER"), eq(payments.billSn, order.sn)),
          and(eq(payments.billType, "TRADE"), eq(payments.billSn, order.tradeSn)),
        ),
      ),
    );
  // A trade's payment covers only orders that were still unpaid.
  return rows.find(({ billType }) => billType === "ORDER") ?? rows[0] ?? null;
}

/** A payment whose provider is to be asked, locked for this transaction; skips those that others have locked. */
export async function lockAskable(tx: Tx, now: Date): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(lte(payments.askAt, now), eq(payments.progress, "WAITING")))
    .orderBy(asc(payments.askAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return row ?? null;
}

export async function insertRefund(tx: Tx, row: typeof providerRefunds.$inferInsert): Promise<void> {
  await tx.insert(providerRefunds).values(row);
}

/** A refund that is to be sent, locked for this transaction; skips those that others have locked. */
export async function lockDueRefund(tx: Tx, now: Date): Promise<RefundRow | null> {
  const [row] = await tx
    .select()
    .from(providerRefunds)
    .where(lte(providerRefunds.dueAt, now))
    .orderBy(asc(providerRefunds.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return row ?? null;
}

/** A refund, locked until the transaction ends. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(providerRefunds).where(eq(providerRefunds.id, id)).for("update");
  return row ?? null;
}

export async function changeRefund(tx: Tx, id: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(providerRefunds).set(change).where(eq(providerRefunds.id, id));
}

/** The payments that providers took or were to take in a time, with their refunds; oldest first. */
export async function paymentsBetween(
  tx: Tx,
  from: Date,
  to: Date,
): Promise<{ payment: PaymentRow; refunds: RefundRow[] }[]> {
  const rows = await tx
    .select({ payment: payments, refund: providerRefunds })
    .from(payments)
    .leftJoin(providerRefunds, eq(providerRefunds.paymentId, payments.id))
    .where(
      and(
        isNotNull(payments.provider),
        ne(payments.provider, "sandbox"),
        gte(payments.createdAt, from),
        lt(payments.createdAt, to),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id), asc(providerRefunds.createdAt));
  return [...Map.groupBy(rows, ({ payment }) => payment.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ payment: first.payment, refunds: group.flatMap(({ refund }) => (refund ? [refund] : [])) }];
  });
}

export async function paymentById(tx: Tx, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** A payment as its provider gets it. */
export function startedPayment({ amountCents, currency, ...row }: PaymentRow): StartedPayment {
  const { token, method, billType, billSn, expiresAt, reference } = row;
  return { token, method, cents: amountCents, currency: currency ?? "", billType, billSn, expiresAt, reference };
}
