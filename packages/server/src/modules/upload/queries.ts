import { and, eq, gt, inArray } from "drizzle-orm";
import { uploads } from "#server/db/schema/upload.ts";
import type { Tx } from "#server/db/transaction.ts";

export function insertUpload(tx: Tx, row: typeof uploads.$inferInsert) {
  return tx.insert(uploads).values(row);
}

/** How many photos a buyer has sent since a moment. */
export function uploadsSince(tx: Tx, memberId: string, since: Date): Promise<number> {
  return tx.$count(uploads, and(eq(uploads.memberId, memberId), gt(uploads.createdAt, since)));
}

/** Names, out of these, of photos that the buyer has sent themselves. */
export async function ownNames(tx: Tx, memberId: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), inArray(uploads.name, [...names])));
  return new Set(rows.map(({ name }) => name));
}
