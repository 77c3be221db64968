import { and, asc, desc, eq, gt, ilike, inArray, type SQL, sql } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { complaintLines, complaints, type ComplaintState } from "#server/db/schema/complaint.ts";
import { orderItems, orders } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";

export type ComplaintRow = typeof complaints.$inferSelect;
export type ComplaintLineRow = typeof complaintLines.$inferSelect;

/** A complaint with its order line. */
export interface ComplaintCase {
  complaint: ComplaintRow;
  item: typeof orderItems.$inferSelect;
  order: typeof orders.$inferSelect;
}

function cases(tx: Tx) {
  return tx
    .select({ complaint: complaints, item: orderItems, order: orders })
    .from(complaints)
    .innerJoin(orderItems, eq(orderItems.sn, complaints.orderItemSn))
    .innerJoin(orders, eq(orders.sn, orderItems.orderSn));
}

export async function caseById(tx: Tx, id: string): Promise<ComplaintCase | null> {
  const [row] = await cases(tx).where(eq(complaints.id, id));
  return row ?? null;
}

/** A complaint, locked until the transaction ends. */
export async function lockComplaint(tx: Tx, id: string): Promise<ComplaintRow | null> {
  const [row] = await tx.select().from(complaints).where(eq(complaints.id, id)).for("update");
  return row ?? null;
}

/** One page of a buyer's complaints, newest first, and the total. */
export async function casePage(
  tx: Tx,
  query: { memberId: string; state?: ComplaintState | undefined; orderSn?: string | undefined },
  { size, offset }: PageWindow,
): Promise<{ rows: ComplaintCase[]; total: number }> {
  const where: SQL | undefined = and(
    eq(complaints.memberId, query.memberId),
    query.state && eq(complaints.state, query.state),
    query.orderSn ? ilike(orders.sn, `%${query.orderSn.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    cases(tx).where(where).orderBy(desc(complaints.createdAt), desc(complaints.id)).limit(size).offset(offset),
    tx
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(complaints)
      .innerJoin(orderItems, eq(orderItems.sn, complaints.orderItemSn))
      .innerJoin(orders, eq(orders.sn, orderItems.orderSn))
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function insertComplaint(tx: Tx, row: typeof complaints.$inferInsert): Promise<void> {
  await tx.insert(complaints).values(row);
}

/** Changes a complaint if it is in one of the states; otherwise false. */
export async function changeComplaint(
  tx: Tx,
  id: string,
  states: readonly ComplaintState[],
  change: Partial<ComplaintRow>,
): Promise<boolean> {
  const changed = await tx
    .update(complaints)
    .set(change)
    .where(and(eq(complaints.id, id), inArray(complaints.state, [...states])))
    .returning({ id: complaints.id });
  return changed.length > 0;
}

export async function insertLine(tx: Tx, row: typeof complaintLines.$inferInsert): Promise<ComplaintLineRow> {
  const [made] = await tx.insert(complaintLines).values(row).returning();
  if (!made) throw new Error("the line was not stored");
  return made;
}

/** Messages of a complaint, oldest first. */
export async function linesOfComplaint(tx: Tx, complaintId: string): Promise<ComplaintLineRow[]> {
  return tx
    .select()
    .from(complaintLines)
    .where(eq(complaintLines.complaintId, complaintId))
    .orderBy(asc(complaintLines.createdAt), asc(complaintLines.id));
}

/** Number of messages the buyer has added to a complaint since a time. */
export function buyerLinesSince(tx: Tx, complaintId: string, since: Date): Promise<number> {
  const { complaintId: of, speaker, createdAt } = complaintLines;
  return tx.$count(complaintLines, and(eq(of, complaintId), eq(speaker, "BUYER"), gt(createdAt, since)));
}
