import { and, asc, desc, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { type CommissionState, commissions } from "#server/db/schema/distribution.ts";
import { members } from "#server/db/schema/member.ts";
import { orderItems, orders } from "#server/db/schema/order.ts";
import { welcomePayments } from "#server/db/schema/wallet.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";

export type CommissionRow = typeof commissions.$inferSelect;

export async function insertCommissions(tx: Tx, rows: readonly (typeof commissions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(commissions).values([...rows]);
}

/** Moves the commission of orders from one state to another and returns what moved. */
export async function moveCommissions(
  tx: Tx,
  orderSns: readonly string[],
  from: CommissionState,
  change: { state: CommissionState; amountCents?: SQL; backCents?: SQL; settledAt?: Date },
): Promise<CommissionRow[]> {
  if (orderSns.length === 0) return [];
  return tx
    .update(commissions)
    .set(change)
    .where(and(inArray(commissions.orderSn, [...orderSns]), eq(commissions.state, from)))
    .returning();
}

/** The whole amount, for commission that is taken back. */
export const wholeAmount = sql`${commissions.amountCents}`;

/**
 * The amount, as far as the buyer paid with money of their own: in proportion, rounded down. For an order that has just been
 * paid; whoever pays without welcome money has no row there.
 */
export const amountOfOwnMoney = sql`coalesce((select div(${commissions.amountCents}::numeric *
  (${welcomePayments.paidLeftCents} - ${welcomePayments.welcomeLeftCents}), ${welcomePayments.paidLeftCents})
  from ${welcomePayments} where ${welcomePayments.orderSn} = ${commissions.orderSn}), ${commissions.amountCents})`;

/** Final: after-sale of the line is closed, or its order was cancelled or refunded. */
const isFinal = and(
  eq(commissions.state, "OPEN"),
  or(eq(orderItems.afterSaleState, "EXPIRED"), eq(orders.state, "CANCELLED"), eq(orderItems.refundState, "ALL_REFUND")),
);

/** Ids of commission that has become final, oldest first. */
export async function finalCommissions(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: commissions.id })
    .from(commissions)
    .innerJoin(orderItems, eq(orderItems.sn, commissions.orderItemSn))
    .innerJoin(orders, eq(orders.sn, commissions.orderSn))
    .where(isFinal)
    .orderBy(asc(commissions.createdAt), asc(commissions.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * A final commission with its line, locked until the transaction ends; null if it is settled or locked by somebody
 * else.
 */
export async function lockFinal(tx: Tx, id: string) {
  const [row] = await tx
    .select({ commission: commissions, item: orderItems })
    .from(commissions)
    .innerJoin(orderItems, eq(orderItems.sn, commissions.orderItemSn))
    .innerJoin(orders, eq(orders.sn, commissions.orderSn))
    .where(and(eq(commissions.id, id), isFinal))
    .for("update", { of: commissions, skipLocked: true });
  return row ?? null;
}

export async function changeCommission(tx: Tx, id: string, change: Partial<CommissionRow>): Promise<void> {
  await tx.update(commissions).set(change).where(eq(commissions.id, id));
}

/** Filters of a distributor's results. */
export interface ResultQuery {
  orderSn: string | undefined;
  state: CommissionState | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

/** One page of paid lines that came through a distributor's links, newest first, and the total. */
export async function resultPage(tx: Tx, distributorId: string, query: ResultQuery, { size, offset }: PageWindow) {
  const where = and(
    eq(commissions.distributorId, distributorId),
    ne(commissions.state, "WAITING"),
    query.orderSn ? eq(commissions.orderSn, query.orderSn) : undefined,
    query.state && eq(commissions.state, query.state),
    query.from && gte(commissions.createdAt, query.from),
    query.to && lte(commissions.createdAt, query.to),
  );
  const [rows, total] = await Promise.all([
    tx
      .select({ commission: commissions, item: orderItems, order: orders, buyerName: members.nickName })
      .from(commissions)
      .innerJoin(orderItems, eq(orderItems.sn, commissions.orderItemSn))
      .innerJoin(orders, eq(orders.sn, commissions.orderSn))
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(where)
      .orderBy(desc(commissions.createdAt), desc(commissions.id))
      .limit(size)
      .offset(offset),
    tx.$count(commissions, where),
  ]);
  return { rows, total };
}
