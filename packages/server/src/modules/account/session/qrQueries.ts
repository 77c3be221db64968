import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { qrLogins } from "#server/db/schema/qrLogin.ts";
import type { Tx } from "#server/db/transaction.ts";

export type QrLoginRow = typeof qrLogins.$inferSelect;

/** Stores a code, and deletes expired ones. */
export async function insertQrLogin(tx: Tx, row: typeof qrLogins.$inferInsert, now: Date): Promise<void> {
  await tx.delete(qrLogins).where(lte(qrLogins.expiresAt, now));
  await tx.insert(qrLogins).values(row);
}

/** A code of a device that is still valid. */
export async function liveQrLogin(
  tx: Tx,
  tokenHash: string,
  deviceHash: string,
  now: Date,
): Promise<QrLoginRow | null> {
  const [row] = await tx
    .select()
    .from(qrLogins)
    .where(and(eq(qrLogins.tokenHash, tokenHash), eq(qrLogins.deviceHash, deviceHash), gt(qrLogins.expiresAt, now)));
  return row ?? null;
}

/** Records who scanned a valid code. The same buyer may scan it again, nobody else. Null if that is not possible. */
export async function markScanned(
  tx: Tx,
  { tokenHash, memberId, now, expiresAt }: { tokenHash: string; memberId: string; now: Date; expiresAt: Date },
): Promise<QrLoginRow | null> {
  const [row] = await tx
    .update(qrLogins)
    .set({ status: 1, memberId, expiresAt })
    .where(
      and(
        eq(qrLogins.tokenHash, tokenHash),
        gt(qrLogins.expiresAt, now),
        or(and(eq(qrLogins.status, 0), isNull(qrLogins.memberId)), ownScan(memberId)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Records the decision on a code that this buyer has scanned; false if there is none. */
export async function decideQrLogin(
  tx: Tx,
  { tokenHash, memberId, now, status }: { tokenHash: string; memberId: string; now: Date; status: 2 | 3 },
): Promise<boolean> {
  const decided = await tx
    .update(qrLogins)
    .set({ status })
    .where(and(eq(qrLogins.tokenHash, tokenHash), gt(qrLogins.expiresAt, now), ownScan(memberId)))
    .returning({ status: qrLogins.status });
  return decided.length > 0;
}

/** Removes a decided code, so that its result is returned once; null if somebody was faster. */
export async function takeDecided(tx: Tx, tokenHash: string): Promise<QrLoginRow | null> {
  const [row] = await tx
    .delete(qrLogins)
    .where(and(eq(qrLogins.tokenHash, tokenHash), or(eq(qrLogins.status, 2), eq(qrLogins.status, 3))))
    .returning();
  return row ?? null;
}

function ownScan(memberId: string) {
  return and(eq(qrLogins.status, 1), eq(qrLogins.memberId, memberId));
}
