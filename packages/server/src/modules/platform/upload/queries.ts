import { and, eq, gt, inArray, isNotNull, isNull, lt, min, type SQL, sql } from "drizzle-orm";
import { uploads } from "#server/db/schema/upload.ts";
import type { Tx } from "#server/db/transaction.ts";
import { addressOf, type PhotoFile } from "./address.ts";
import { photosInUse } from "./photosInUse.ts";

/** Prevents others from storing or deleting a photo with this name until the transaction ends. */
export async function holdName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${name}`}, 0))`);
}

export async function insertUpload(tx: Tx, row: typeof uploads.$inferInsert): Promise<void> {
  await holdName(tx, row.name);
  await tx.insert(uploads).values(row);
}

/** Number of photos a buyer has uploaded since a time. */
export function uploadsSince(tx: Tx, memberId: string, since: Date): Promise<number> {
  return tx.$count(uploads, and(eq(uploads.memberId, memberId), gt(uploads.createdAt, since)));
}

/** Photos with these names that the buyer has uploaded, except those that are about to be deleted. */
export async function ownUploads(tx: Tx, memberId: string, names: readonly string[]): Promise<PhotoFile[]> {
  if (names.length === 0) return [];
  return tx
    .selectDistinct({ name: uploads.name, private: uploads.private })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), inArray(uploads.name, [...names]), isNull(uploads.unusedSince)));
}

/** A join, which stays fast with any number of photos. */
const isInUse: SQL = sql`exists (select 1 from (${photosInUse}) as used where used.address = ${storedAddress()})`;

/** Marks photos that nothing shows and that were uploaded before a time; at most `max`, because it is one statement. */
export async function markUnused(tx: Tx, now: Date, uploadedBefore: Date, max: number): Promise<void> {
  const forgotten = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.unusedSince), lt(uploads.createdAt, uploadedBefore), sql`not ${isInUse}`))
    .limit(max);
  await tx.update(uploads).set({ unusedSince: now }).where(inArray(uploads.id, forgotten));
}

/** Marks all photos of a buyer as if they had been marked at a time. */
export async function markPhotosOf(tx: Tx, memberId: string, markedAt: Date): Promise<void> {
  await tx.update(uploads).set({ unusedSince: markedAt }).where(eq(uploads.memberId, memberId));
}

/** Removes the mark from photos that something shows after all. */
export async function unmarkUsed(tx: Tx): Promise<void> {
  await tx
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(isNotNull(uploads.unusedSince), isInUse));
}

/** Files of photos that were marked before a time, oldest first. */
export async function unusedFiles(tx: Tx, markedBefore: Date, limit: number): Promise<PhotoFile[]> {
  return tx
    .select({ name: uploads.name, private: uploads.private })
    .from(uploads)
    .where(lt(uploads.unusedSince, markedBefore))
    .groupBy(uploads.name, uploads.private)
    .orderBy(min(uploads.unusedSince), uploads.name)
    .limit(limit);
}

/** Whether somebody has uploaded the photo and it is not marked. */
export async function isUploadedAgain(tx: Tx, { name, private: isPrivate }: PhotoFile): Promise<boolean> {
  const same = and(eq(uploads.name, name), eq(uploads.private, isPrivate), isNull(uploads.unusedSince));
  return (await tx.$count(uploads, same)) > 0;
}

/** Deletes the records of a marked photo; false if there are none. */
export async function forgetUnused(tx: Tx, { name, private: isPrivate }: PhotoFile): Promise<boolean> {
  const gone = await tx
    .delete(uploads)
    .where(and(eq(uploads.name, name), eq(uploads.private, isPrivate), isNotNull(uploads.unusedSince)))
    .returning({ id: uploads.id });
  return gone.length > 0;
}

/** The address of a row, as other tables store it. */
function storedAddress(): SQL {
  const [open, hidden] = [false, true].map((isPrivate) => addressOf({ name: "", private: isPrivate }));
  return sql`(case when ${uploads.private} then ${hidden}::text else ${open}::text end || ${uploads.name})`;
}
