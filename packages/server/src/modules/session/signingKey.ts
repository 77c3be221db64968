import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { serverSecrets } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Sessions } from "#server/services.ts";

const name = "tokens";
const keyBytes = 32;

/** Keys already read, by the sessions object that uses them: one per running server. */
const known = new WeakMap<Sessions, Uint8Array>();
/** Transactions that made the key: until they have ended well, it may vanish again. */
const makers = new WeakSet<Tx>();

/** The key that signs tokens. The first server that asks makes it; every process of the shop then uses the same. */
export async function signingKey(tx: Tx, sessions: Sessions): Promise<Uint8Array> {
  const kept = known.get(sessions);
  if (kept) return kept;
  const stored = await storedKey(tx);
  if (stored) {
    if (!makers.has(tx)) known.set(sessions, stored);
    return stored;
  }
  makers.add(tx);
  const made = randomBytes(keyBytes).toString("base64url");
  await tx.insert(serverSecrets).values({ name, value: made }).onConflictDoNothing();
  const key = await storedKey(tx);
  if (!key) throw new Error("the signing key was not stored");
  return key;
}

async function storedKey(tx: Tx): Promise<Uint8Array | null> {
  const [row] = await tx.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row ? Buffer.from(row.value, "base64url") : null;
}
