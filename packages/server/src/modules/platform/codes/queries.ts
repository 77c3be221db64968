import { and, eq, gt, inArray, lte, or } from "drizzle-orm";
import { verificationCodes } from "#server/db/schema/codes.ts";
import { members } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { storedForms } from "#server/modules/platform/text/phone.ts";

/** What a code is valid for. */
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

/** Stores a code in place of an older one, and deletes expired ones. */
export async function saveCode(tx: Tx, key: CodeKey, codeHash: string, now: Date, expiresAt: Date): Promise<void> {
  await tx.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now));
  await tx
    .insert(verificationCodes)
    .values({ ...key, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.uuid, verificationCodes.recipient],
      set: { codeHash, expiresAt },
    });
}

/** Whether this is the code; it stays. */
export async function isCodeOf(tx: Tx, key: CodeKey, codeHash: string, now: Date): Promise<boolean> {
  const found = and(isCode(key), eq(verificationCodes.codeHash, codeHash), gt(verificationCodes.expiresAt, now));
  return (await tx.$count(verificationCodes, found)) > 0;
}

/** The buyer who has this number or address. */
export async function memberReachedBy(tx: Tx, recipient: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(or(inArray(members.mobile, [...storedForms(recipient)]), eq(members.email, recipient)));
  return row?.id ?? null;
}

/** Uses up a code; false if it is wrong, expired or missing. */
export async function useCode(tx: Tx, key: CodeKey, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(verificationCodes)
    .where(and(isCode(key), eq(verificationCodes.codeHash, codeHash), gt(verificationCodes.expiresAt, now)))
    .returning({ uuid: verificationCodes.uuid });
  return used.length > 0;
}

/** Mobile number and email address of a buyer; empty or absent where they have none. */
export async function contactOf(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ mobile: members.mobile, email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  return row;
}
