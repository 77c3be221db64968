import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import { memberIdentities, oauthLogins } from "#server/db/schema/qrLogin.ts";
import type { Tx } from "#server/db/transaction.ts";

export type OauthRow = typeof oauthLogins.$inferSelect;

/** Keeps a log-in that begins, and forgets those that are over. */
export async function insertOauthLogin(tx: Tx, row: typeof oauthLogins.$inferInsert, now: Date): Promise<void> {
  await tx.delete(oauthLogins).where(lte(oauthLogins.expiresAt, now));
  await tx.insert(oauthLogins).values(row);
}

interface Presented {
  stateHash: string;
  browserHash: string;
  now: Date;
}

const presentedBy = ({ stateHash, browserHash, now }: Presented) =>
  and(eq(oauthLogins.stateHash, stateHash), eq(oauthLogins.browserHash, browserHash), gt(oauthLogins.expiresAt, now));

/** The log-in at a provider that this browser has begun. */
export async function begunOauthLogin(tx: Tx, presented: Presented): Promise<OauthRow | null> {
  const [row] = await tx
    .select()
    .from(oauthLogins)
    .where(and(presentedBy(presented), eq(oauthLogins.progress, "STARTED")));
  return row ?? null;
}

/** Notes what came of a log-in; false when it was noted before. */
export async function finishOauthLogin(
  tx: Tx,
  id: string,
  result: Pick<OauthRow, "stateHash" | "progress" | "subject" | "name" | "email" | "expiresAt">,
): Promise<boolean> {
  const done = await tx
    .update(oauthLogins)
    .set(result)
    .where(and(eq(oauthLogins.id, id), eq(oauthLogins.progress, "STARTED")))
    .returning({ id: oauthLogins.id });
  return done.length > 0;
}

/** Takes away what came of a log-in, so that it is given once. */
export async function takeOauthLogin(tx: Tx, presented: Presented): Promise<OauthRow | null> {
  const [row] = await tx
    .delete(oauthLogins)
    .where(and(presentedBy(presented), ne(oauthLogins.progress, "STARTED")))
    .returning();
  return row ?? null;
}

/** Lets those who are the same person at the same provider take turns until the transaction ends. */
export async function lockIdentity(tx: Tx, provider: string, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`);
}

/** The buyer who somebody at a provider is. */
export async function memberOfIdentity(tx: Tx, provider: string, subject: string): Promise<string | null> {
  const [row] = await tx
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)));
  return row?.memberId ?? null;
}

export async function insertIdentity(tx: Tx, row: typeof memberIdentities.$inferInsert): Promise<void> {
  await tx.insert(memberIdentities).values(row);
}
