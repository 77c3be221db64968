import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import { memberIdentities, oauthLogins } from "#server/db/schema/qrLogin.ts";
import type { Tx } from "#server/db/transaction.ts";

export type OauthRow = typeof oauthLogins.$inferSelect;

/** Stores a new login, and deletes expired ones. */
export async function insertOauthLogin(tx: Tx, row: typeof oauthLogins.$inferInsert, now: Date): Promise<void> {
  await tx.delete(oauthLogins).where(lte(oauthLogins.expiresAt, now));
  await tx.insert(oauthLogins).values(row);
}

interface BrowserProof {
  stateHash: string;
  browserHash: string;
  now: Date;
}

const isOfBrowser = ({ stateHash, browserHash, now }: BrowserProof) =>
  and(eq(oauthLogins.stateHash, stateHash), eq(oauthLogins.browserHash, browserHash), gt(oauthLogins.expiresAt, now));

/** The login at a provider that this browser has started. */
export async function begunOauthLogin(tx: Tx, presented: BrowserProof): Promise<OauthRow | null> {
  const [row] = await tx
    .select()
    .from(oauthLogins)
    .where(and(isOfBrowser(presented), eq(oauthLogins.progress, "STARTED")));
  return row ?? null;
}

/** Stores the result of a login; false if it had one already. */
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

/** Removes the result of a login, so that it can be collected only once. */
export async function takeOauthLogin(tx: Tx, presented: BrowserProof): Promise<OauthRow | null> {
  const [row] = await tx
    .delete(oauthLogins)
    .where(and(isOfBrowser(presented), ne(oauthLogins.progress, "STARTED")))
    .returning();
  return row ?? null;
}

/** Makes logins of the same person at the same provider take turns until the transaction ends. */
export async function lockIdentity(tx: Tx, provider: string, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`);
}

/** The buyer linked with a person at a provider. */
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
