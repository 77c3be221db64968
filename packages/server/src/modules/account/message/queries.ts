import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { PageWindow } from "#server/db/paging.ts";
import { messages, type MessageState } from "#server/db/schema/message.ts";
import type { Tx } from "#server/db/transaction.ts";

export type MessageRow = typeof messages.$inferSelect;

export interface MessageQuery {
  memberId: string;
  id?: string | undefined;
  state?: MessageState | undefined;
  kinds?: readonly string[] | undefined;
}

export async function insertMessage(tx: Tx, row: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(row);
}

/** One page of a buyer's messages, newest first, and the total. */
export async function messagePage(
  tx: Tx,
  { memberId, id, state, kinds }: MessageQuery,
  { size, offset }: PageWindow,
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = and(
    eq(messages.memberId, memberId),
    id === undefined ? undefined : eq(messages.id, id),
    state && eq(messages.state, state),
    kinds && inArray(messages.kind, [...kinds]),
  );
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(messages)
      .where(where)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(size)
      .offset(offset),
    tx.$count(messages, where),
  ]);
  return { rows, total };
}

export async function countInState(tx: Tx, memberId: string, state: MessageState): Promise<number> {
  return tx.$count(messages, and(eq(messages.memberId, memberId), eq(messages.state, state)));
}

/** Marks an unread message of a buyer as read; does nothing for any other. */
export async function markRead(tx: Tx, memberId: string, id: string, updatedAt: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ state: "ALREADY_READY", updatedAt })
    .where(and(eq(messages.id, id), eq(messages.memberId, memberId), eq(messages.state, "UN_READY")));
}

/** Moves a message of a buyer to the bin, unless it is already there. */
export async function markRemoved(tx: Tx, memberId: string, id: string, updatedAt: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ state: "ALREADY_REMOVE", updatedAt })
    .where(and(eq(messages.id, id), eq(messages.memberId, memberId), ne(messages.state, "ALREADY_REMOVE")));
}

export async function isOwn(tx: Tx, memberId: string, id: string): Promise<boolean> {
  return (await tx.$count(messages, and(eq(messages.id, id), eq(messages.memberId, memberId)))) > 0;
}
