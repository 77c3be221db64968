import { and, eq, gt, lte } from "drizzle-orm";
import { captchaPasses, captchaPuzzles } from "#server/db/schema/codes.ts";
import type { Tx } from "#server/db/transaction.ts";

export type PuzzleRow = typeof captchaPuzzles.$inferSelect;

/** Stores a puzzle in place of an older one, and deletes expired ones. */
export async function savePuzzle(tx: Tx, row: PuzzleRow, now: Date): Promise<void> {
  await tx.delete(captchaPuzzles).where(lte(captchaPuzzles.expiresAt, now));
  await tx.delete(captchaPasses).where(lte(captchaPasses.expiresAt, now));
  const { id, x, expiresAt } = row;
  await tx
    .insert(captchaPuzzles)
    .values(row)
    .onConflictDoUpdate({ target: [captchaPuzzles.purpose, captchaPuzzles.uuid], set: { id, x, expiresAt } });
}

export async function livePuzzle(tx: Tx, purpose: string, uuid: string, now: Date): Promise<PuzzleRow | null> {
  const [row] = await tx
    .select()
    .from(captchaPuzzles)
    .where(and(eq(captchaPuzzles.purpose, purpose), eq(captchaPuzzles.uuid, uuid), gt(captchaPuzzles.expiresAt, now)));
  return row ?? null;
}

/** Removes a puzzle; false if somebody else has solved or replaced it in the meantime. */
export async function takePuzzle(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(captchaPuzzles).where(eq(captchaPuzzles.id, id)).returning({ id: captchaPuzzles.id });
  return gone.length > 0;
}

export async function savePass(tx: Tx, purpose: string, uuid: string, expiresAt: Date): Promise<void> {
  await tx
    .insert(captchaPasses)
    .values({ purpose, uuid, expiresAt })
    .onConflictDoUpdate({ target: [captchaPasses.purpose, captchaPasses.uuid], set: { expiresAt } });
}

/** Whether there is a pass, which stays. */
export async function passExists(tx: Tx, purpose: string, uuid: string, now: Date): Promise<boolean> {
  const live = and(eq(captchaPasses.purpose, purpose), eq(captchaPasses.uuid, uuid), gt(captchaPasses.expiresAt, now));
  return (await tx.$count(captchaPasses, live)) > 0;
}

/** Uses up a pass; false if there is none. */
export async function usePass(tx: Tx, purpose: string, uuid: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(captchaPasses)
    .where(and(eq(captchaPasses.purpose, purpose), eq(captchaPasses.uuid, uuid), gt(captchaPasses.expiresAt, now)))
    .returning({ uuid: captchaPasses.uuid });
  return used.length > 0;
}
