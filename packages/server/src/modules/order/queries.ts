import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { placeholder, reading } from "#server/db/reading.ts";
import { orderItems, orderLogs, orders, receipts, trades } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";

export type TradeRow = typeof trades.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
export type LogRow = typeof orderLogs.$inferSelect;
export type ReceiptRow = typeof receipts.$inferSelect;

/** A trade with all that belongs to it from the beginning. */
export interface NewTrade {
  trade: TradeRow;
  orders: readonly (typeof orders.$inferInsert)[];
  items: readonly (typeof orderItems.$inferInsert)[];
  receipts: readonly (typeof receipts.$inferInsert)[];
  logs: readonly LogRow[];
}

/** Stores a new trade. */
export async function insertTrade(tx: Tx, { trade, orders: newOrders, items, receipts: invoices, logs }: NewTrade) {
  await tx.insert(trades).values(trade);
  await tx.insert(orders).values([...newOrders]);
  await tx.insert(orderItems).values([...items]);
  if (invoices.length > 0) await tx.insert(receipts).values([...invoices]);
  await insertLogs(tx, logs);
}

export async function insertLogs(tx: Tx, rows: readonly (typeof orderLogs.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderLogs).values([...rows]);
}

/** The trade that the buyer `memberId` made with the `submitKey`. */
export const tradeByKeyReading = reading(
  getTableColumns(trades),
  sql`from ${trades} where ${trades.memberId} = ${placeholder("memberId")} and ${trades.idempotencyKey} = ${placeholder("submitKey")}`,
);

/** Whether a buyer made a trade of this content after a moment; of any content without a hash. */
export async function hasTradeSince(tx: Tx, memberId: string, way: TradeRow["way"], since: Date, contentHash?: string) {
  const [row] = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        eq(trades.memberId, memberId),
        eq(trades.way, way),
        gt(trades.createdAt, since),
        contentHash === undefined ? undefined : eq(trades.contentHash, contentHash),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function tradeBySn(tx: Tx, sn: string): Promise<TradeRow | null> {
  const [row] = await tx.select().from(trades).where(eq(trades.sn, sn));
  return row ?? null;
}

/** A trade, held until the transaction ends. Whoever changes a trade or one of its orders holds the trade first. */
export async function lockTrade(tx: Tx, sn: string): Promise<TradeRow | null> {
  const [row] = await tx.select().from(trades).where(eq(trades.sn, sn)).for("update");
  return row ?? null;
}

/** Holds a trade until the transaction ends; false when somebody else holds it. */
export async function lockTradeIfFree(tx: Tx, sn: string): Promise<boolean> {
  const [row] = await tx.select({ sn: trades.sn }).from(trades).where(eq(trades.sn, sn)).for("update", {
    skipLocked: true,
  });
  return row !== undefined;
}

/** Numbers of orders that were shipped by a moment and not received yet, the oldest first. */
export async function shippedBefore(tx: Tx, moment: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(eq(orders.state, "DELIVERED"), lte(orders.shippedAt, moment)))
    .orderBy(asc(orders.shippedAt))
    .limit(limit);
  return rows.map(({ sn }) => sn);
}

/** Numbers of unpaid trades whose time is up, the oldest first. */
export async function overdueTrades(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ sn: trades.sn })
    .from(trades)
    .where(isOverdue(now))
    .orderBy(asc(trades.expiresAt))
    .limit(limit);
  return rows.map(({ sn }) => sn);
}

/** Holds a trade that is still overdue until the transaction ends; false when it is not, or somebody else holds it. */
export async function lockOverdue(tx: Tx, sn: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ sn: trades.sn })
    .from(trades)
    .where(and(eq(trades.sn, sn), isOverdue(now)))
    .for("update", { skipLocked: true });
  return row !== undefined;
}

function isOverdue(now: Date) {
  return and(eq(trades.payState, "UNPAID"), lte(trades.expiresAt, now));
}

export async function orderBySn(tx: Tx, sn: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.sn, sn));
  return row ?? null;
}

export async function ordersOfTrade(tx: Tx, tradeSn: string): Promise<OrderRow[]> {
  return tx.select().from(orders).where(eq(orders.tradeSn, tradeSn)).orderBy(asc(orders.sn));
}

/** Changes an order while it is in one of the states; false when it is not. */
export async function changeOrder(
  tx: Tx,
  sn: string,
  states: readonly OrderRow["state"][],
  change: Partial<OrderRow>,
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.sn, sn), inArray(orders.state, [...states])))
    .returning({ sn: orders.sn });
  return changed.length > 0;
}

export async function changeTrade(tx: Tx, sn: string, change: Partial<TradeRow>): Promise<void> {
  await tx.update(trades).set(change).where(eq(trades.sn, sn));
}

export async function changeItems(tx: Tx, orderSn: string, change: Partial<ItemRow>): Promise<void> {
  await tx.update(orderItems).set(change).where(eq(orderItems.orderSn, orderSn));
}

/** Makes everything that was paid for the lines of an order refunded. */
export async function refundItems(tx: Tx, orderSn: string): Promise<void> {
  await tx
    .update(orderItems)
    .set({ refundState: "ALL_REFUND", refundCents: sql`${orderItems.flowCents}` })
    .where(eq(orderItems.orderSn, orderSn));
}

/** Lines of orders, in their order. */
export async function itemsOf(tx: Tx, orderSns: readonly string[]): Promise<ItemRow[]> {
  if (orderSns.length === 0) return [];
  return tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderSn, [...orderSns]))
    .orderBy(asc(orderItems.orderSn), asc(orderItems.position));
}

export async function logsOf(tx: Tx, orderSn: string): Promise<LogRow[]> {
  return tx
    .select()
    .from(orderLogs)
    .where(eq(orderLogs.orderSn, orderSn))
    .orderBy(asc(orderLogs.createdAt), asc(orderLogs.id));
}

export async function receiptOf(tx: Tx, orderSn: string): Promise<ReceiptRow | null> {
  const [row] = await tx.select().from(receipts).where(eq(receipts.orderSn, orderSn));
  return row ?? null;
}

/** Marks the invoice of an order as issued; false when it was before. */
export async function issueReceipt(tx: Tx, orderSn: string): Promise<boolean> {
  const changed = await tx
    .update(receipts)
    .set({ issued: true })
    .where(and(eq(receipts.orderSn, orderSn), eq(receipts.issued, false)))
    .returning({ id: receipts.id });
  return changed.length > 0;
}

/** When the trades of orders close by themselves, by trade number. */
export async function expiryOf(tx: Tx, tradeSns: readonly string[]): Promise<Map<string, Date>> {
  if (tradeSns.length === 0) return new Map();
  const rows = await tx
    .select({ sn: trades.sn, expiresAt: trades.expiresAt })
    .from(trades)
    .where(inArray(trades.sn, [...new Set(tradeSns)]));
  return new Map(rows.map(({ sn, expiresAt }) => [sn, expiresAt]));
}

/** How many orders of a buyer there are by state, without those they removed. */
export async function stateCounts(tx: Tx, memberId: string): Promise<ReadonlyMap<OrderRow["state"], number>> {
  const rows = await tx
    .select({ state: orders.state, n: count() })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.hidden, false)))
    .groupBy(orders.state);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

/**
 * One page of orders, newest first, and the number of all that fit. Turning to the page and counting need the index of a buyer's
 * orders only; the orders themselves are read for the page.
 */
export async function orderPage(tx: Tx, where: SQL | undefined, { size, offset }: { size: number; offset: number }) {
  const newestFirst = [desc(orders.createdAt), desc(orders.id)];
  const page = tx
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
    .limit(size)
    .offset(offset);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(orders)
      .where(inArray(orders.id, page))
      .orderBy(...newestFirst),
    tx.$count(orders, where),
  ]);
  return { rows, total };
}
