import { and, asc, desc, eq, isNull, gt, lt, lte, ne } from "drizzle-orm";
import { passwordResets } from "#server/db/schema/codes.ts";
import { members, sessions } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** The buyer of a valid access token; null if it has expired, was logged out, or its account is blocked. */
export async function liveBuyer(tx: Tx, accessHash: string, now: Date) {
  const [row] = await tx
    .select({ id: members.id, username: members.username })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.accessHash, accessHash),
        isNull(sessions.revokedAt),
        gt(sessions.accessExpiresAt, now),
        eq(members.blocked, false),
      ),
    );
  return row ?? null;
}

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** The session of a refresh token, locked until the transaction ends: two refreshes with one token take turns. */
export async function lockByRefresh(tx: Tx, refreshHash: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.refreshHash, refreshHash)).for("update");
  return row ?? null;
}

export async function sessionById(tx: Tx, id: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id));
  return row ?? null;
}

/** Whether a device may still set a password. */
export async function memberOfReset(tx: Tx, uuid: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ memberId: passwordResets.memberId })
    .from(passwordResets)
    .where(and(eq(passwordResets.uuid, uuid), gt(passwordResets.expiresAt, now)));
  return row?.memberId ?? null;
}

export async function sessionByAccess(tx: Tx, accessHash: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.accessHash, accessHash));
  return row ?? null;
}

export async function markRotated(tx: Tx, id: string, successorId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ rotatedAt: now, successorId }).where(eq(sessions.id, id));
}

/** Revokes all tokens of the chain that began with one login. */
export async function revokeFamily(tx: Tx, familyId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now, refreshRevokedAt: now }).where(eq(sessions.familyId, familyId));
}

/** The latest session of each login of a buyer that has not ended, the latest used first. */
export async function liveLogins(tx: Tx, memberId: string, now: Date): Promise<SessionRow[]> {
  const isLive = and(isNull(sessions.rotatedAt), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, now));
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isLive))
    .orderBy(desc(sessions.issuedAt), desc(sessions.id));
}

/** Revokes all tokens of one login of a buyer, or of all but that one. */
export async function revokeLogins(
  tx: Tx,
  memberId: string,
  which: { only: string } | { butNot: string },
  now: Date,
): Promise<void> {
  const { familyId } = sessions;
  await awaitRenewals(tx, memberId);
  const meant = "only" in which ? eq(familyId, which.only) : ne(familyId, which.butNot);
  await tx
    .update(sessions)
    .set({ revokedAt: now, refreshRevokedAt: now })
    .where(and(eq(sessions.memberId, memberId), meant));
}

/** Deletes a buyer's expired sessions, which are of no use any more. */
export async function removeExpired(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), lt(sessions.refreshExpiresAt, now)));
}

/** Deletes everybody's expired sessions, so that buyers who never come back leave nothing behind. */
export async function removeAllExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.refreshExpiresAt, now));
}

/** Revokes all tokens of a buyer, including access tokens. */
export async function revokeAll(tx: Tx, memberId: string, now: Date): Promise<void> {
  await awaitRenewals(tx, memberId);
  await tx.update(sessions).set({ revokedAt: now, refreshRevokedAt: now }).where(eq(sessions.memberId, memberId));
}

/** Waits for tokens that are being renewed at this moment: a statement that began before does not see the new ones. */
async function awaitRenewals(tx: Tx, memberId: string): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
    .orderBy(asc(sessions.id))
    .for("update");
}

/** Records whose password a device may reset. */
export async function saveReset(tx: Tx, uuid: string, memberId: string, now: Date, expiresAt: Date): Promise<void> {
  await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await tx
    .insert(passwordResets)
    .values({ uuid, memberId, expiresAt })
    .onConflictDoUpdate({ target: passwordResets.uuid, set: { memberId, expiresAt } });
}

/** Uses up that permission. Returns the buyer's id, or null if there is none. */
export async function useReset(tx: Tx, uuid: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.uuid, uuid), gt(passwordResets.expiresAt, now)))
    .returning({ memberId: passwordResets.memberId });
  return row?.memberId ?? null;
}
