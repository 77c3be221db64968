import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { sessions } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { sessionByAccess } from "./queries.ts";
import { tokenHash } from "./tokens.ts";

/** The session family of an access token; null for an unknown one. */
export async function familyOf(tx: Tx, accessToken: string): Promise<string | null> {
  return (await sessionByAccess(tx, tokenHash(accessToken)))?.familyId ?? null;
}

/** Whether the buyer is still logged in with this family: not logged out and not expired. */
export async function isFamilyLive(tx: Tx, familyId: string, now: Date): Promise<boolean> {
  const live = and(eq(sessions.familyId, familyId), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, now));
  return (await tx.$count(sessions, live)) > 0;
}

/** Those of the families in which somebody is still logged in. */
export async function liveFamilies(tx: Tx, familyIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (familyIds.length === 0) return new Set();
  const live = and(
    inArray(sessions.familyId, [...familyIds]),
    isNull(sessions.revokedAt),
    gt(sessions.refreshExpiresAt, now),
  );
  const rows = await tx.selectDistinct({ id: sessions.familyId }).from(sessions).where(live);
  return new Set(rows.map(({ id }) => id));
}
