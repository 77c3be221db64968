import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Channel } from "./settings.ts";

export type OutgoingRow = typeof outgoingMessages.$inferSelect;

export async function insertMessage(tx: Tx, row: typeof outgoingMessages.$inferInsert): Promise<void> {
  await tx.insert(outgoingMessages).values(row);
}

export async function removeMessage(tx: Tx, id: string): Promise<void> {
  await tx.delete(outgoingMessages).where(eq(outgoingMessages.id, id));
}

export async function removeStaleMessages(tx: Tx, now: Date): Promise<void> {
  await tx.delete(outgoingMessages).where(lte(outgoingMessages.expiresAt, now));
}

/** One due message, locked for this transaction; skips those that others have locked. */
export async function lockDue(tx: Tx, channels: readonly Channel[], now: Date): Promise<OutgoingRow | null> {
  const [row] = await tx
    .select()
    .from(outgoingMessages)
    .where(and(inArray(outgoingMessages.channel, [...channels]), lte(outgoingMessages.nextTryAt, now)))
    .orderBy(outgoingMessages.nextTryAt)
    .limit(1)
    .for("update", { skipLocked: true });
  return row ?? null;
}

export async function postpone(tx: Tx, id: string, attempts: number, nextTryAt: Date): Promise<void> {
  await tx.update(outgoingMessages).set({ attempts, nextTryAt }).where(eq(outgoingMessages.id, id));
}

/** The newest messages of some channels. */
export async function latest(tx: Tx, channels: readonly Channel[], now: Date, limit: number): Promise<OutgoingRow[]> {
  return tx
    .select()
    .from(outgoingMessages)
    .where(and(inArray(outgoingMessages.channel, [...channels]), gt(outgoingMessages.expiresAt, now)))
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
    .limit(limit);
}
