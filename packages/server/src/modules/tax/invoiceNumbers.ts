import { eq, sql } from "drizzle-orm";
import { invoiceSeries, orders } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { wallTime } from "#server/shopTime.ts";

/**
 * Gives paid orders the next numbers of their year in the shop's zone, such as 2026-000001. The series of the year is
 * locked until the transaction ends: no number is given twice, and one of a transaction that fails goes to the next order.
 * So this comes last, because other payments wait for it.
 */
export async function numberInvoices(tx: Tx, zone: string, orderSns: readonly string[], paidAt: Date): Promise<void> {
  if (orderSns.length === 0) return;
  const year = Number(wallTime(paidAt.getTime(), zone).day.slice(0, 4));
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year, last: orderSns.length })
    .onConflictDoUpdate({
      target: invoiceSeries.year,
      set: { last: sql`${invoiceSeries.last} + ${orderSns.length}` },
    })
    .returning({ last: invoiceSeries.last });
  const first = (series?.last ?? 0) - orderSns.length + 1;
  for (const [at, sn] of orderSns.entries())
    await tx
      .update(orders)
      .set({ invoiceNumber: invoiceNumber(year, first + at) })
      .where(eq(orders.sn, sn));
}

function invoiceNumber(year: number, number: number): string {
  return `${year}-${String(number).padStart(6, "0")}`;
}
