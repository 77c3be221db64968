import { and, asc, eq, gte, isNull, lte, notExists, or } from "drizzle-orm";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { letters } from "#server/db/schema/letter.ts";
import { members } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Has an account close at a moment, or not at all. */
export async function setClosingAt(tx: Tx, id: string, closingAt: Date | null): Promise<void> {
  await tx.update(members).set({ closingAt }).where(eq(members.id, id));
}

export async function setClosedAt(tx: Tx, id: string, closedAt: Date | null): Promise<void> {
  await tx.update(members).set({ closedAt }).where(eq(members.id, id));
}

/** Marks an account as closed and keeps everybody from logging in. */
export async function blockClosed(tx: Tx, id: string, closedAt: Date): Promise<void> {
  await tx.update(members).set({ closedAt, blocked: true }).where(eq(members.id, id));
}

/** Ids of buyers whose days of grace are over, the earliest first. */
export async function accountsToClose(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(lte(members.closingAt, now), isNull(members.closedAt)))
    .orderBy(asc(members.closingAt), asc(members.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Ids of closed accounts that can be erased: closed before `settled`, and without a letter that is still to be sent, or
 * closed before `overdue`.
 */
export async function accountsToErase(
  tx: Tx,
  { settled, overdue }: { settled: Date; overdue: Date },
  limit: number,
): Promise<string[]> {
  const toCompose = tx
    .select({ key: letters.key })
    .from(letters)
    .where(and(eq(letters.memberId, members.id), isNull(letters.composedAt), gte(letters.createdAt, members.closedAt)));
  const toSend = tx
    .select({ id: outgoingMessages.id })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.recipient, members.email));
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        lte(members.closedAt, settled),
        or(lte(members.closedAt, overdue), and(notExists(toCompose), notExists(toSend))),
      ),
    )
    .orderBy(asc(members.closedAt), asc(members.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
