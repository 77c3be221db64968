import { and, eq, gt, lte } from "drizzle-orm";
import { verificationCodes } from "#server/db/schema/codes.ts";
import type { Tx } from "#server/db/transaction.ts";

/** What a code is tied to. */
export interface CodeKey {
  purpose: string;
  uuid: string;
  recipient: string;
}

const isCode = ({ purpose, uuid, recipient }: CodeKey) =>
  and(
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.uuid, uuid),
    eq(verificationCodes.recipient, recipient),
  );

/** Keeps a code in the place of an older one, and forgets what expired. */
export async function putCode(tx: Tx, key: CodeKey, codeHash: string, now: Date, expiresAt: Date): Promise<void> {
  await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
  await tx
    .insert(verificationCodes)
    .values({ ...key, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.uuid, verificationCodes.recipient],
      set: { codeHash, expiresAt },
    });
}

/** Uses a code up; false when it is another one, expired or not there. */
export async function useCode(tx: Tx, key: CodeKey, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(verificationCodes)
    .where(and(isCode(key), eq(verificationCodes.codeHash, codeHash), gt(verificationCodes.expiresAt, now)))
    .returning({ uuid: verificationCodes.uuid });
  return used.length > 0;
}
