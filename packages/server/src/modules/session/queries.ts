import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { loginAttempts, members, sessions } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** The buyer of an access token that still counts; null when it expired, was logged out, or its account is blocked. */
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

/** The session of a refresh token, held until the transaction ends: two refreshes with one token take turns. */
export async function holdByRefresh(tx: Tx, refreshHash: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.refreshHash, refreshHash)).for("update");
  return row ?? null;
}

export async function sessionById(tx: Tx, id: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id));
  return row ?? null;
}

export async function sessionByAccess(tx: Tx, accessHash: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.accessHash, accessHash));
  return row ?? null;
}

export async function markRotated(tx: Tx, id: string, successorId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ rotatedAt: now, successorId }).where(eq(sessions.id, id));
}

/** Ends every token of the chain that began with one login. */
export async function revokeFamily(tx: Tx, familyId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now, refreshRevokedAt: now }).where(eq(sessions.familyId, familyId));
}

/** Ends every refresh token of a buyer. */
export async function revokeRefreshes(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ refreshRevokedAt: now })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.refreshRevokedAt)));
}

/** Forgets what expired: nothing could be done with it any more. */
export async function removeExpired(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), lt(sessions.refreshExpiresAt, now)));
}

/** Failures under a key in its running window. */
export async function failuresOf(tx: Tx, key: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: loginAttempts.count })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.key, key), gt(loginAttempts.windowEndsAt, now)));
  return row?.count ?? 0;
}

/** Counts one more failure; a window that has ended begins anew. */
export async function countFailure(tx: Tx, key: string, now: Date, windowEndsAt: Date): Promise<void> {
  await tx
    .insert(loginAttempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        count: sql`case when ${loginAttempts.windowEndsAt} > ${now.toISOString()}::timestamptz then ${loginAttempts.count} + 1 else 1 end`,
        windowEndsAt: sql`case when ${loginAttempts.windowEndsAt} > ${now.toISOString()}::timestamptz then ${loginAttempts.windowEndsAt} else excluded.window_ends_at end`,
      },
    });
}

export async function forgetFailures(tx: Tx, key: string): Promise<void> {
  await tx.delete(loginAttempts).where(eq(loginAttempts.key, key));
}

export async function removeEndedWindows(tx: Tx, now: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.windowEndsAt, now));
}
