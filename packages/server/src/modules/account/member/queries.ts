import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { members, pointEntries, type PointReason } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/locales.ts";
import { storedForms } from "#server/modules/platform/text/phone.ts";

export type MemberRow = typeof members.$inferSelect;

export async function memberWithId(tx: Tx, id: string): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, id));
  return row ?? null;
}

/**
 * The member with this login name or email address (in any case) or mobile number, in any spelling. A name comes first:
 * one that looks like somebody's number is older than the rule against it.
 */
export async function memberNamed(tx: Tx, login: string): Promise<MemberRow | null> {
  const isName = eq(sql`lower(${members.username})`, login.toLowerCase());
  const [row] = await tx
    .select()
    .from(members)
    .where(or(isName, inArray(members.mobile, [...storedForms(login)]), eq(members.email, login.toLowerCase())))
    .orderBy(desc(isName))
    .limit(1);
  return row ?? null;
}

/** Stores a member; null if name or mobile number is taken, also with concurrent registrations. */
export async function insertMember(tx: Tx, row: typeof members.$inferInsert): Promise<MemberRow | null> {
  const [made] = await tx.insert(members).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Changes a buyer's profile; null if the account is gone. */
export async function updateProfile(
  tx: Tx,
  id: string,
  changes: Partial<Pick<MemberRow, "nickName" | "sex" | "birthday" | "regionId" | "region" | "address" | "face">> & {
    updatedAt: Date;
  },
): Promise<MemberRow | null> {
  const [changed] = await tx.update(members).set(changes).where(eq(members.id, id)).returning();
  return changed ?? null;
}

export async function storePasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, id));
}

export async function storeLettersOff(tx: Tx, id: string, lettersOff: boolean): Promise<void> {
  await tx.update(members).set({ lettersOff }).where(eq(members.id, id));
}

export async function setLastLogin(tx: Tx, id: string, now: Date, language: Lang): Promise<void> {
  await tx.update(members).set({ lastLoginAt: now, language }).where(eq(members.id, id));
}

/**
 * Adds signed points unless they would fall below zero, and `earned` to the total ever earned. Returns the points and
 * the owed points afterwards, null if there are too few.
 */
export async function changePoints(
  tx: Tx,
  id: string,
  delta: number,
  earned: number,
): Promise<{ points: number; owed: number } | null> {
  const [row] = await tx
    .update(members)
    .set({
      points: sql`${members.points} + ${delta}`,
      totalPoints: sql`${members.totalPoints} + ${earned}`,
    })
    .where(sql`${members.id} = ${id} and ${members.points} + ${delta} >= 0`)
    .returning({ points: members.points, owed: members.pointsOwed });
  return row ?? null;
}

/** Adds to the points a buyer owes; negative numbers pay them off. The caller has locked the buyer. */
export async function changeOwedPoints(tx: Tx, id: string, delta: number): Promise<void> {
  await tx
    .update(members)
    .set({ pointsOwed: sql`${members.pointsOwed} + ${delta}` })
    .where(eq(members.id, id));
}

/** Points added or deducted for a reason, by reference; references without an entry are missing. */
export async function pointsMoved(
  tx: Tx,
  memberId: string,
  reason: PointReason,
  references: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ reference: pointEntries.reference, delta: pointEntries.delta })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, memberId),
        eq(pointEntries.reason, reason),
        inArray(pointEntries.reference, [...references]),
      ),
    );
  return new Map(rows.map(({ reference, delta }) => [reference, delta]));
}

/** A buyer's points. */
export async function pointsOf(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.select({ points: members.points }).from(members).where(eq(members.id, id));
  return row?.points ?? 0;
}

/** A buyer's points, locked until the transaction ends. */
export async function lockPoints(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.select({ points: members.points }).from(members).where(eq(members.id, id)).for("update");
  return row?.points ?? 0;
}

export async function insertPointEntry(tx: Tx, row: typeof pointEntries.$inferInsert): Promise<void> {
  await tx.insert(pointEntries).values(row);
}
