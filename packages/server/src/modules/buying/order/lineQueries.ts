import { and, asc, eq, inArray, isNotNull, lte, notExists, type SQLWrapper } from "drizzle-orm";
import { orderItems, orders } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { ItemRow, OrderRow } from "./queries.ts";

/** A line with its order. */
export interface LineRow {
  item: ItemRow;
  order: OrderRow;
}

/** A line by its own number. */
export async function lineBySn(tx: Tx, sn: string): Promise<LineRow | null> {
  const [row] = await tx
    .select({ item: orderItems, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.sn, orderItems.orderSn))
    .where(eq(orderItems.sn, sn));
  return row ?? null;
}

/** Lines by their numbers, with their orders. */
export async function linesBySn(tx: Tx, sns: readonly string[]): Promise<Map<string, LineRow>> {
  if (sns.length === 0) return new Map();
  const rows = await tx
    .select({ item: orderItems, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.sn, orderItems.orderSn))
    .where(inArray(orderItems.sn, [...sns]));
  return new Map(rows.map((row) => [row.item.sn, row]));
}

/** Changes one line. The caller has locked its trade. */
export async function changeLine(tx: Tx, sn: string, change: Partial<ItemRow>): Promise<void> {
  await tx.update(orderItems).set(change).where(eq(orderItems.sn, sn));
}

/**
 * Closes after-sale for lines of orders completed before a time, except those that match `busy`. Returns how many it
 * closed.
 */
export async function expireLines(tx: Tx, completedUntil: Date, busy: SQLWrapper): Promise<number> {
  const ended = await tx
    .update(orderItems)
    .set({ afterSaleState: "EXPIRED" })
    .where(
      and(
        inArray(orderItems.afterSaleState, ["NOT_APPLIED", "PART_AFTER_SALE", "ALREADY_APPLIED"]),
        inArray(
          orderItems.orderSn,
          tx
            .select({ sn: orders.sn })
            .from(orders)
            .where(and(isNotNull(orders.completedAt), lte(orders.completedAt, completedUntil))),
        ),
        notExists(busy),
      ),
    )
    .returning({ sn: orderItems.sn });
  return ended.length;
}

/** Lines of orders completed before a time that wait for an evaluation, oldest first. */
export async function linesToEvaluate(tx: Tx, completedUntil: Date, limit: number): Promise<{ sn: string }[]> {
  return tx
    .select({ sn: orderItems.sn })
    .from(orderItems)
    .innerJoin(orders, eq(orders.sn, orderItems.orderSn))
    .where(
      and(
        eq(orderItems.commentState, "UNFINISHED"),
        eq(orders.state, "COMPLETED"),
        lte(orders.completedAt, completedUntil),
      ),
    )
    .orderBy(asc(orders.completedAt), asc(orderItems.sn))
    .limit(limit);
}

/** Closes complaints for lines without one, of orders completed before a time. Returns how many it closed. */
export async function expireComplaints(tx: Tx, completedUntil: Date): Promise<number> {
  const old = tx
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(isNotNull(orders.completedAt), lte(orders.completedAt, completedUntil)));
  const ended = await tx
    .update(orderItems)
    .set({ complainState: "EXPIRED" })
    .where(and(eq(orderItems.complainState, "NO_APPLY"), inArray(orderItems.orderSn, old)))
    .returning({ sn: orderItems.sn });
  return ended.length;
}
