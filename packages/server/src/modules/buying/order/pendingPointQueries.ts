import { and, asc, eq, exists, gt, isNull, lte, max, min, notExists, type SQL, sql, sum } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { pendingPoints } from "#server/db/schema/pendingPoints.ts";
import { orderItems } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";

export type PendingRow = typeof pendingPoints.$inferSelect;

/** Points of one order that are pending. */
export interface PendingOfOrder {
  orderSn: string;
  points: number;
  dueAt: Date;
  /** Whether a return or refund of the order is open. */
  disputed: boolean;
}

/** Lines of the statement's order with an open return or refund. */
const disputedLines = new QueryBuilder()
  .select({ sn: orderItems.sn })
  .from(orderItems)
  .where(and(eq(orderItems.orderSn, pendingPoints.orderSn), eq(orderItems.refundState, "REFUNDING")));

const unsettled = isNull(pendingPoints.settledAt);

/** Points that nothing keeps waiting any more. */
function isDue(now: Date): SQL | undefined {
  return and(unsettled, lte(pendingPoints.dueAt, now), notExists(disputedLines));
}

export async function insertPending(tx: Tx, row: typeof pendingPoints.$inferInsert): Promise<void> {
  await tx.insert(pendingPoints).values(row);
}

export async function changePending(
  tx: Tx,
  id: string,
  change: Partial<Pick<PendingRow, "points" | "settledAt">>,
): Promise<void> {
  await tx.update(pendingPoints).set(change).where(eq(pendingPoints.id, id));
}

/** Pending points of an order, row by row. */
export async function pendingRows(tx: Tx, orderSn: string): Promise<PendingRow[]> {
  return tx
    .select()
    .from(pendingPoints)
    .where(and(eq(pendingPoints.orderSn, orderSn), unsettled));
}

/** Pending points of an order that are due, row by row. */
export async function dueRows(tx: Tx, orderSn: string, now: Date): Promise<PendingRow[]> {
  return tx
    .select()
    .from(pendingPoints)
    .where(and(eq(pendingPoints.orderSn, orderSn), isDue(now)))
    .orderBy(asc(pendingPoints.createdAt), asc(pendingPoints.id));
}

/** Numbers of orders whose points are due, longest waiting first. */
export async function ordersWithDuePoints(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ sn: pendingPoints.orderSn })
    .from(pendingPoints)
    .where(isDue(now))
    .groupBy(pendingPoints.orderSn)
    .orderBy(min(pendingPoints.dueAt), asc(pendingPoints.orderSn))
    .limit(limit);
  return rows.map(({ sn }) => sn);
}

/** All pending points of a buyer. */
export async function pendingSum(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ points: sum(pendingPoints.points).mapWith(Number) })
    .from(pendingPoints)
    .where(and(eq(pendingPoints.memberId, memberId), unsettled));
  return row?.points ?? 0;
}

/** Pending points of a buyer by order, the soonest first; of one order if it is named. */
export async function pendingByOrder(
  tx: Tx,
  memberId: string,
  { orderSn, limit }: { orderSn?: string; limit: number },
): Promise<PendingOfOrder[]> {
  return tx
    .select({
      orderSn: pendingPoints.orderSn,
      points: sum(pendingPoints.points).mapWith(Number),
      dueAt: sql`${max(pendingPoints.dueAt)}`.mapWith(pendingPoints.dueAt),
      disputed: sql<boolean>`${exists(disputedLines)}`,
    })
    .from(pendingPoints)
    .where(
      and(
        eq(pendingPoints.memberId, memberId),
        unsettled,
        gt(pendingPoints.points, 0),
        orderSn === undefined ? undefined : eq(pendingPoints.orderSn, orderSn),
      ),
    )
    .groupBy(pendingPoints.orderSn)
    .orderBy(max(pendingPoints.dueAt), asc(pendingPoints.orderSn))
    .limit(limit);
}
