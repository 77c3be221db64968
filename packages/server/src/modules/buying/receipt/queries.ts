import { and, desc, eq, ilike } from "drizzle-orm";
import { orders, receipts } from "#server/db/schema/order.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";

export interface ReceiptFilter {
  title?: string | undefined;
  orderSn?: string | undefined;
  issued?: boolean | undefined;
}

/** A page of a buyer's invoices and saved titles with their orders, newest first. */
export async function receiptPage(tx: Tx, memberId: string, filter: ReceiptFilter, { size, offset }: PageWindow) {
  const where = and(
    eq(receipts.memberId, memberId),
    filter.title ? ilike(receipts.title, `%${filter.title.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    filter.orderSn ? eq(receipts.orderSn, filter.orderSn) : undefined,
    filter.issued === undefined ? undefined : eq(receipts.issued, filter.issued),
  );
  const [rows, total] = await Promise.all([
    tx
      .select({ receipt: receipts, order: orders })
      .from(receipts)
      .leftJoin(orders, eq(orders.sn, receipts.orderSn))
      .where(where)
      .orderBy(desc(receipts.createdAt), desc(receipts.id))
      .limit(size)
      .offset(offset),
    tx.$count(receipts, where),
  ]);
  return { rows, total };
}

/** One of a buyer's invoices or titles, with its order. */
export async function receiptWithId(tx: Tx, memberId: string, id: string) {
  const [found] = await tx
    .select({ receipt: receipts, order: orders })
    .from(receipts)
    .leftJoin(orders, eq(orders.sn, receipts.orderSn))
    .where(and(eq(receipts.id, id), eq(receipts.memberId, memberId)));
  return found ?? null;
}

/** Saves a title; null if the buyer has it already. */
export async function insertTitle(tx: Tx, row: typeof receipts.$inferInsert) {
  const [made] = await tx.insert(receipts).values(row).onConflictDoNothing().returning();
  return made ?? null;
}
