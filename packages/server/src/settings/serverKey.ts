import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { serverSecrets } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Sessions } from "#server/services.ts";

/** What a key signs: login tokens, or addresses of private photos, that end letters, or of buyers' archives. */
export type KeyName = "tokens" | "photos" | "letters" | "archives";

const keyBytes = 32;

/** Keys already read, by the sessions object that uses them: one per running server. */
const known = new WeakMap<Sessions, Map<KeyName, Uint8Array>>();
/** Transactions that created a key: if they roll back, the key vanishes again. */
const makers = new WeakSet<Tx>();

/** A key that the shop signs with. The first server that needs it creates it; every process of the shop uses the same. */
export async function serverKey(tx: Tx, sessions: Sessions, name: KeyName): Promise<Uint8Array> {
  const kept = known.get(sessions)?.get(name);
  if (kept) return kept;
  const stored = await storedKey(tx, name);
  if (stored) {
    if (!makers.has(tx)) known.set(sessions, new Map([...(known.get(sessions) ?? []), [name, stored]]));
    return stored;
  }
  makers.add(tx);
  const made = randomBytes(keyBytes).toString("base64url");
  await tx.insert(serverSecrets).values({ name, value: made }).onConflictDoNothing();
  const key = await storedKey(tx, name);
  if (!key) throw new Error("the signing key was not stored");
  return key;
}

async function storedKey(tx: Tx, name: KeyName): Promise<Uint8Array | null> {
  const [row] = await tx.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row ? Buffer.from(row.value, "base64url") : null;
}
