import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { orderItems, orders } from "#server/db/schema/order.ts";
import { parcelItems, parcels, parcelTraces } from "#server/db/schema/parcel.ts";
import type { Tx } from "#server/db/transaction.ts";

export type ParcelRow = typeof parcels.$inferSelect;
export type ParcelItemRow = typeof parcelItems.$inferSelect;
export type TraceRow = typeof parcelTraces.$inferSelect;

export async function insertParcel(tx: Tx, row: ParcelRow, items: readonly ParcelItemRow[]): Promise<void> {
  await tx.insert(parcels).values(row);
  await tx.insert(parcelItems).values([...items]);
}

export async function insertTrace(tx: Tx, row: TraceRow): Promise<void> {
  await tx.insert(parcelTraces).values(row);
}

/** Parcels of orders, newest first. */
export async function parcelsOf(tx: Tx, orderSns: readonly string[]): Promise<ParcelRow[]> {
  if (orderSns.length === 0) return [];
  return tx
    .select()
    .from(parcels)
    .where(inArray(parcels.orderSn, [...orderSns]))
    .orderBy(asc(parcels.orderSn), desc(parcels.position));
}

export async function itemsIn(tx: Tx, parcelIds: readonly string[]): Promise<ParcelItemRow[]> {
  if (parcelIds.length === 0) return [];
  return tx
    .select()
    .from(parcelItems)
    .where(inArray(parcelItems.parcelId, [...parcelIds]))
    .orderBy(asc(parcelItems.orderItemSn));
}

/** Tracking events of parcels, newest first. */
export async function tracesIn(tx: Tx, parcelIds: readonly string[]): Promise<TraceRow[]> {
  if (parcelIds.length === 0) return [];
  return tx
    .select()
    .from(parcelTraces)
    .where(inArray(parcelTraces.parcelId, [...parcelIds]))
    .orderBy(desc(parcelTraces.at), desc(parcelTraces.id));
}

/** Marks a parcel as delivered; false if it already was. */
export async function markDelivered(tx: Tx, id: string, deliveredAt: Date): Promise<boolean> {
  const changed = await tx
    .update(parcels)
    .set({ deliveredAt })
    .where(and(eq(parcels.id, id), isNull(parcels.deliveredAt)))
    .returning({ id: parcels.id });
  return changed.length > 0;
}

/** Marks every parcel of an order as delivered that is not yet: its buyer has it. */
export async function markAllDelivered(tx: Tx, orderSn: string, deliveredAt: Date): Promise<void> {
  await tx
    .update(parcels)
    .set({ deliveredAt })
    .where(and(eq(parcels.orderSn, orderSn), isNull(parcels.deliveredAt)));
}

/** Counts pieces of a line as shipped; false if there are not that many left. */
export async function shipPieces(tx: Tx, orderSn: string, itemSn: string, num: number): Promise<boolean> {
  const changed = await tx
    .update(orderItems)
    .set({ deliverNumber: sql`${orderItems.deliverNumber} + ${num}` })
    .where(
      and(
        eq(orderItems.orderSn, orderSn),
        eq(orderItems.sn, itemSn),
        sql`${orderItems.deliverNumber} + ${num} <= ${orderItems.num}`,
      ),
    )
    .returning({ sn: orderItems.sn });
  return changed.length > 0;
}

export async function parcelById(tx: Tx, id: string): Promise<ParcelRow | null> {
  const [row] = await tx.select().from(parcels).where(eq(parcels.id, id));
  return row ?? null;
}

/**
 * Numbers of paid orders that nothing has happened to since a time, oldest first; only the given order if there is one.
 */
export async function ordersToShip(tx: Tx, moment: Date, limit: number, sn?: string): Promise<string[]> {
  const since = sql`coalesce(${orders.shippedAt}, ${orders.paidAt})`;
  const rows = await tx
    .select({ sn: orders.sn })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ["UNDELIVERED", "PARTS_DELIVERED"]),
        sql`${since} <= ${moment.toISOString()}::timestamptz`,
        sn === undefined ? undefined : eq(orders.sn, sn),
      ),
    )
    .orderBy(asc(since))
    .limit(limit);
  return rows.map((row) => row.sn);
}

/** Ids of parcels on their way whose last event is before a time; only the given parcel if there is one. */
export async function parcelsAtRest(tx: Tx, moment: Date, limit: number, id?: string): Promise<string[]> {
  const last = sql`(select max(${parcelTraces.at}) from ${parcelTraces} where ${parcelTraces.parcelId} = ${parcels.id})`;
  const rows = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        isNull(parcels.deliveredAt),
        sql`${last} <= ${moment.toISOString()}::timestamptz`,
        id === undefined ? undefined : eq(parcels.id, id),
      ),
    )
    .orderBy(asc(parcels.shippedAt))
    .limit(limit);
  return rows.map((row) => row.id);
}
