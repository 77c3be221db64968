import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { letters } from "#server/db/schema/letter.ts";
import { members } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { isOptional } from "./letter.ts";

export type LetterRow = typeof letters.$inferSelect;

/** Keeps a letter to be composed, unless the buyer has no email address or does not want it, or it is already there. */
export async function insertLetter(tx: Tx, { key, memberId, kind, values, createdAt }: Omit<LetterRow, "composedAt">) {
  await tx.execute(sql`insert into ${letters} (key, member_id, kind, "values", created_at)
    select ${key}, id, ${kind}, ${JSON.stringify(values)}::jsonb, ${createdAt.toISOString()}::timestamptz
    from ${members} where id = ${memberId} and email is not null
      and (not letters_off or not ${isOptional(kind)}) on conflict do nothing`);
}

/** Keys of letters that wait and are younger than `oldest`, the oldest first. */
export async function waitingLetters(tx: Tx, oldest: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ key: letters.key })
    .from(letters)
    .where(and(isNull(letters.composedAt), gt(letters.createdAt, oldest)))
    .orderBy(asc(letters.createdAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** A letter that waits, locked for this transaction; null if it waits no more or somebody else has locked it. */
export async function lockWaiting(tx: Tx, key: string): Promise<LetterRow | null> {
  const [row] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.key, key), isNull(letters.composedAt)))
    .for("update", { skipLocked: true });
  return row ?? null;
}

export async function letterByKey(tx: Tx, key: string): Promise<LetterRow | null> {
  const [row] = await tx.select().from(letters).where(eq(letters.key, key));
  return row ?? null;
}

export async function markComposed(tx: Tx, key: string, composedAt: Date): Promise<void> {
  await tx.update(letters).set({ composedAt }).where(eq(letters.key, key));
}

export async function deleteLettersBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(letters).where(lt(letters.createdAt, moment));
}
