import { and, desc, eq } from "drizzle-orm";
import { payments } from "#server/db/schema/payment.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Bill } from "./bill.ts";

export type PaymentRow = typeof payments.$inferSelect;

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
export async function paymentsOf(tx: Tx, { orderType, sn }: Bill): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.billType, orderType), eq(payments.billSn, sn)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}
