import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { serverSecrets } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Sessions } from "#server/services.ts";

const name = "tokens";
const keyBytes = 32;

/** Keys already read, by the sessions object that uses them: one per running server. */
const known = new WeakMap<Sessions, Uint8Array>();

/** The key that signs tokens. The first server that asks makes it; every process of the shop then uses the same. */
export async function signingKey(tx: Tx, sessions: Sessions): Promise<Uint8Array> {
  const kept = known.get(sessions);
  if (kept) return kept;
  const made = randomBytes(keyBytes).toString("base64url");
  await tx.insert(serverSecrets).values({ name, value: made }).onConflictDoNothing();
  const [row] = await tx.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!row) throw new Error("the signing key was not stored");
  return Buffer.from(row.value, "base64url");
}

/** Keeps a key that is known to be stored for good, which a key made in an open transaction is not yet. */
export function keepKey(sessions: Sessions, key: Uint8Array): void {
  known.set(sessions, key);
}
