import { and, asc, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { afterSaleLogs, afterSales, type AfterSaleState } from "#server/db/schema/afterSale.ts";
import { orderItems } from "#server/db/schema/order.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";

export type AfterSaleRow = typeof afterSales.$inferSelect;
export type AfterSaleLogRow = typeof afterSaleLogs.$inferSelect;

export async function insertCase(tx: Tx, row: typeof afterSales.$inferInsert): Promise<AfterSaleRow> {
  const [made] = await tx.insert(afterSales).values(row).returning();
  if (!made) throw new Error("the case was not stored");
  return made;
}

export async function insertCaseLog(tx: Tx, row: typeof afterSaleLogs.$inferInsert): Promise<void> {
  await tx.insert(afterSaleLogs).values(row);
}

export async function caseBySn(tx: Tx, sn: string): Promise<AfterSaleRow | null> {
  const [row] = await tx.select().from(afterSales).where(eq(afterSales.sn, sn));
  return row ?? null;
}

/** All cases of an order line, the oldest first. */
export async function casesOfLine(tx: Tx, orderItemSn: string): Promise<AfterSaleRow[]> {
  return tx
    .select()
    .from(afterSales)
    .where(eq(afterSales.orderItemSn, orderItemSn))
    .orderBy(asc(afterSales.createdAt), asc(afterSales.id));
}

/** Changes a case if it is in this state; otherwise null. */
export async function changeCase(
  tx: Tx,
  sn: string,
  from: AfterSaleState,
  change: Partial<AfterSaleRow>,
): Promise<AfterSaleRow | null> {
  const [row] = await tx
    .update(afterSales)
    .set(change)
    .where(and(eq(afterSales.sn, sn), eq(afterSales.state, from)))
    .returning();
  return row ?? null;
}

export async function logsOfCase(tx: Tx, sn: string): Promise<AfterSaleLogRow[]> {
  return tx
    .select()
    .from(afterSaleLogs)
    .where(eq(afterSaleLogs.sn, sn))
    .orderBy(asc(afterSaleLogs.createdAt), asc(afterSaleLogs.id));
}

/** One page of cases, newest first, and the total; conditions may refer to columns of the order line. */
export async function casePage(tx: Tx, where: SQL | undefined, { size, offset }: PageWindow) {
  const joined = eq(orderItems.sn, afterSales.orderItemSn);
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ row: afterSales })
      .from(afterSales)
      .innerJoin(orderItems, joined)
      .where(where)
      .orderBy(desc(afterSales.createdAt), desc(afterSales.id))
      .limit(size)
      .offset(offset),
    tx
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(afterSales)
      .innerJoin(orderItems, joined)
      .where(where),
  ]);
  return { rows: rows.map(({ row }) => row), total: counted?.total ?? 0 };
}

/** Numbers of cases that are due to continue automatically, longest waiting first. */
export async function overdueCases(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ sn: afterSales.sn })
    .from(afterSales)
    .where(lte(afterSales.dueAt, now))
    .orderBy(asc(afterSales.dueAt))
    .limit(limit);
  return rows.map(({ sn }) => sn);
}

/** Cases of the statement's order line in one of the states. */
export function casesInStates(states: readonly AfterSaleState[]) {
  return new QueryBuilder()
    .select({ sn: afterSales.sn })
    .from(afterSales)
    .where(and(eq(afterSales.orderItemSn, orderItems.sn), inArray(afterSales.state, [...states])));
}
