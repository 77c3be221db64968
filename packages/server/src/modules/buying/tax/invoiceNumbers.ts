import { eq, sql } from "drizzle-orm";
import { invoiceSeries, orders } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { wallTime } from "#server/shopTime.ts";

/**
 * Gives paid orders the next numbers of their year in the shop's zone, such as 2026-000001. This comes last in a payment,
 * because other payments wait for it.
 */
export async function numberInvoices(tx: Tx, zone: string, orderSns: readonly string[], paidAt: Date): Promise<void> {
  const numbers = await nextNumbers(tx, zone, orderSns.length, paidAt);
  for (const [at, sn] of orderSns.entries())
    await tx
      .update(orders)
      .set({ invoiceNumber: numbers[at] ?? null })
      .where(eq(orders.sn, sn));
}

/**
 * The next numbers of the year of a moment in the shop's zone, for invoices and credit notes. The series of the year is
 * locked until the transaction ends: no number is given twice, and one of a transaction that fails goes to the next paper.
 */
export async function nextNumbers(tx: Tx, zone: string, count: number, moment: Date): Promise<string[]> {
  if (count === 0) return [];
  const year = Number(wallTime(moment.getTime(), zone).day.slice(0, 4));
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year, last: count })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last} + ${count}` } })
    .returning({ last: invoiceSeries.last });
  const first = (series?.last ?? 0) - count + 1;
  return Array.from({ length: count }, (_, at) => `${year}-${String(first + at).padStart(6, "0")}`);
}
