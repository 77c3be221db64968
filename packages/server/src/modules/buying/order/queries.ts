import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { preparedInsert } from "#server/db/insert.ts";
import { placeholder, reading } from "#server/db/reading.ts";
import { orderItems, orderLogs, orders, receipts, trades } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";

export type TradeRow = typeof trades.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
export type LogRow = typeof orderLogs.$inferSelect;
export type ReceiptRow = typeof receipts.$inferSelect;

/** A trade with all its initial rows. */
export interface NewTrade {
  trade: TradeRow;
  orders: readonly (typeof orders.$inferInsert)[];
  items: readonly (typeof orderItems.$inferInsert)[];
  receipts: readonly (typeof receipts.$inferInsert)[];
  logs: readonly LogRow[];
}

const insertTrades = preparedInsert(trades);
const insertOrders = preparedInsert(orders);
const insertItems = preparedInsert(orderItems);
const insertReceipts = preparedInsert(receipts);
/** Adds events to the history of orders. */
export const insertLogs = preparedInsert(orderLogs);

/** Stores a new trade. */
export async function insertTrade(tx: Tx, { trade, orders: newOrders, items, receipts: invoices, logs }: NewTrade) {
  await insertTrades(tx, [trade]);
  await insertOrders(tx, newOrders);
  await insertItems(tx, items);
  await insertReceipts(tx, invoices);
  await insertLogs(tx, logs);
}

/** The trade that the buyer `memberId` created with the `submitKey`. */
export const tradeByKeyReading = reading(
  getTableColumns(trades),
  sql`from ${trades} where ${trades.memberId} = ${placeholder("memberId")} and ${trades.idempotencyKey} = ${placeholder("submitKey")}`,
);

/** Number of the buyer `memberId`'s trades that wait for payment at the time `now`. */
export const unpaidReading = reading(
  { num: sql<number>`count(*)::int` },
  sql`from ${trades} where ${trades.memberId} = ${placeholder("memberId")} and ${trades.payState} = 'UNPAID' and ${trades.expiresAt} > ${placeholder("now")}`,
);

/** Whether a buyer created a trade with this content after a time; with any content if there is no hash. */
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

/** A trade, locked until the transaction ends. Every change of a trade or its orders locks the trade first. */
export async function lockTrade(tx: Tx, sn: string): Promise<TradeRow | null> {
  const [row] = await tx.select().from(trades).where(eq(trades.sn, sn)).for("update");
  return row ?? null;
}

/** Locks a trade until the transaction ends; false if somebody else has locked it. */
export async function lockTradeIfFree(tx: Tx, sn: string): Promise<boolean> {
  const [row] = await tx.select({ sn: trades.sn }).from(trades).where(eq(trades.sn, sn)).for("update", {
    skipLocked: true,
  });
  return row !== undefined;
}

/** Numbers of orders shipped before a time and not received yet, oldest first. */
export async function shippedBefore(tx: Tx, moment: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(eq(orders.state, "DELIVERED"), lte(orders.shippedAt, moment)))
    .orderBy(asc(orders.shippedAt))
    .limit(limit);
  return rows.map(({ sn }) => sn);
}

/** Numbers of unpaid trades past their time limit, oldest first. */
export async function overdueTrades(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ sn: trades.sn })
    .from(trades)
    .where(isOverdue(now))
    .orderBy(asc(trades.expiresAt))
    .limit(limit);
  return rows.map(({ sn }) => sn);
}

/**
 * Locks a trade until the transaction ends if it is still overdue; false if it is not, or somebody else has locked it.
 */
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

/** The given orders that belong to the buyer. */
export async function ownOrders(tx: Tx, memberId: string, sns: readonly string[]): Promise<OrderRow[]> {
  if (sns.length === 0) return [];
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.sn, [...sns])));
}

/** A buyer's newest order that they have not removed; with a store, of that store. */
export async function newestOrder(tx: Tx, memberId: string, storeId: string | null): Promise<OrderRow | null> {
  const ofStore = storeId === null ? undefined : eq(orders.storeId, storeId);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.hidden, false), ofStore))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row ?? null;
}

export async function ordersOfTrade(tx: Tx, tradeSn: string): Promise<OrderRow[]> {
  return tx.select().from(orders).where(eq(orders.tradeSn, tradeSn)).orderBy(asc(orders.sn));
}

/** Changes an order if it is in one of the states; otherwise false. */
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

/** Changes one line by its number. */
export async function changeItem(tx: Tx, sn: string, change: Partial<ItemRow>): Promise<void> {
  await tx.update(orderItems).set(change).where(eq(orderItems.sn, sn));
}

export async function changeItems(tx: Tx, orderSn: string, change: Partial<ItemRow>): Promise<void> {
  await tx.update(orderItems).set(change).where(eq(orderItems.orderSn, orderSn));
}

/** Marks the lines of an order as fully refunded. */
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

/** Changes the amount of an order's invoice, if it has one that was not issued yet. */
export async function changeReceipt(tx: Tx, orderSn: string, priceCents: number): Promise<void> {
  await tx
    .update(receipts)
    .set({ priceCents })
    .where(and(eq(receipts.orderSn, orderSn), eq(receipts.issued, false)));
}

/** Marks the invoice of an order as issued; false if it already was. */
export async function issueReceipt(tx: Tx, orderSn: string): Promise<boolean> {
  const changed = await tx
    .update(receipts)
    .set({ issued: true })
    .where(and(eq(receipts.orderSn, orderSn), eq(receipts.issued, false)))
    .returning({ id: receipts.id });
  return changed.length > 0;
}

/** When the trades of orders close automatically, by trade number. */
export async function expiryOf(tx: Tx, tradeSns: readonly string[]): Promise<Map<string, Date>> {
  if (tradeSns.length === 0) return new Map();
  const rows = await tx
    .select({ sn: trades.sn, expiresAt: trades.expiresAt })
    .from(trades)
    .where(inArray(trades.sn, [...new Set(tradeSns)]));
  return new Map(rows.map(({ sn, expiresAt }) => [sn, expiresAt]));
}

/** Number of a buyer's orders by state, without removed ones. */
export async function stateCounts(tx: Tx, memberId: string): Promise<ReadonlyMap<OrderRow["state"], number>> {
  const rows = await tx
    .select({ state: orders.state, n: count() })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.hidden, false)))
    .groupBy(orders.state);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

/**
 * One page of orders, newest first, and the total. Paging and counting need only the index of a buyer's orders; the
 * orders themselves are read for the page.
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
