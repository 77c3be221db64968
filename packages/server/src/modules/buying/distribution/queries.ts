import { and, asc, count, eq, inArray, ne, sql, sum } from "drizzle-orm";
import { commissions, type DistributorState, distributors } from "#server/db/schema/distribution.ts";
import { members } from "#server/db/schema/member.ts";
import { orderItems } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";

export type DistributorRow = typeof distributors.$inferSelect;

export async function distributorOfMember(tx: Tx, memberId: string): Promise<DistributorRow | null> {
  const [row] = await tx.select().from(distributors).where(eq(distributors.memberId, memberId));
  return row ?? null;
}

export async function distributorById(tx: Tx, id: string): Promise<DistributorRow | null> {
  const [row] = await tx.select().from(distributors).where(eq(distributors.id, id));
  return row ?? null;
}

/** Stores an application; null if the buyer already has one, also with concurrent calls. */
export async function insertDistributor(tx: Tx, row: typeof distributors.$inferInsert): Promise<DistributorRow | null> {
  const [made] = await tx.insert(distributors).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Changes a distributor who is in one of the states; otherwise null. */
export async function changeDistributor(
  tx: Tx,
  id: string,
  states: readonly DistributorState[],
  change: Partial<DistributorRow>,
): Promise<DistributorRow | null> {
  const [changed] = await tx
    .update(distributors)
    .set(change)
    .where(and(eq(distributors.id, id), inArray(distributors.state, [...states])))
    .returning();
  return changed ?? null;
}

/** Signed changes of a distributor's sums, in cents. */
export interface SumChange {
  pending?: number;
  free?: number;
  cashing?: number;
  cashed?: number;
}

/** Changes the sums of a distributor; false if one would fall below zero. */
export async function changeSums(
  tx: Tx,
  id: string,
  { pending = 0, free = 0, cashing = 0, cashed = 0 }: SumChange,
): Promise<boolean> {
  const changed = await tx
    .update(distributors)
    .set({
      pendingCents: sql`${distributors.pendingCents} + ${pending}`,
      freeCents: sql`${distributors.freeCents} + ${free}`,
      cashingCents: sql`${distributors.cashingCents} + ${cashing}`,
      cashedCents: sql`${distributors.cashedCents} + ${cashed}`,
    })
    .where(
      and(
        eq(distributors.id, id),
        sql`${distributors.pendingCents} + ${pending} >= 0`,
        sql`${distributors.freeCents} + ${free} >= 0`,
        sql`${distributors.cashingCents} + ${cashing} >= 0`,
      ),
    )
    .returning({ id: distributors.id });
  return changed.length > 0;
}

/** Paid lines that came through a distributor's links, and what was paid for them in cents. */
export async function resultsOf(tx: Tx, distributorId: string): Promise<{ lines: number; cents: number }> {
  const [row] = await tx
    .select({ lines: count(), cents: sum(orderItems.flowCents).mapWith(Number) })
    .from(commissions)
    .innerJoin(orderItems, eq(orderItems.sn, commissions.orderItemSn))
    .where(and(eq(commissions.distributorId, distributorId), ne(commissions.state, "WAITING")));
  return { lines: row?.lines ?? 0, cents: row?.cents ?? 0 };
}

/** Applications that wait for the market, oldest first. */
export async function waitingApplications(tx: Tx) {
  return tx
    .select({ id: distributors.id, name: distributors.name, username: members.username, since: distributors.createdAt })
    .from(distributors)
    .innerJoin(members, eq(members.id, distributors.memberId))
    .where(eq(distributors.state, "APPLY"))
    .orderBy(asc(distributors.createdAt), asc(distributors.id));
}
