import { and, count, desc, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import { placeholder, reading } from "#server/db/reading.ts";
import { memberAddresses, members } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { PageWindow } from "#server/db/paging.ts";

export type AddressRow = typeof memberAddresses.$inferSelect;
export type AddressFields = Omit<AddressRow, "id" | "memberId" | "createdAt" | "updatedAt">;

/** A buyer's addresses, the default first, then the newest. */
export async function addressesOf(tx: Tx, memberId: string, { size, offset }: PageWindow): Promise<AddressRow[]> {
  return tx
    .select()
    .from(memberAddresses)
    .where(eq(memberAddresses.memberId, memberId))
    .orderBy(desc(memberAddresses.isDefault), desc(memberAddresses.createdAt), desc(memberAddresses.id))
    .limit(size)
    .offset(offset);
}

export async function countAddresses(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(memberAddresses).where(eq(memberAddresses.memberId, memberId));
  return row?.n ?? 0;
}

/** An address by id, if it belongs to this buyer. */
export async function ownAddress(tx: Tx, memberId: string, id: string): Promise<AddressRow | null> {
  const [row] = await tx
    .select()
    .from(memberAddresses)
    .where(and(eq(memberAddresses.id, id), eq(memberAddresses.memberId, memberId)));
  return row ?? null;
}

export async function defaultAddress(tx: Tx, memberId: string): Promise<AddressRow | null> {
  const [row] = await tx
    .select()
    .from(memberAddresses)
    .where(and(eq(memberAddresses.memberId, memberId), eq(memberAddresses.isDefault, true)));
  return row ?? null;
}

/** The address of the buyer `memberId` with this id (as SQL), followed by their default one. The first one is used. */
export const deliveryReading = (id: SQL) =>
  reading(
    getTableColumns(memberAddresses),
    sql`from ${memberAddresses} where ${memberAddresses.memberId} = ${placeholder("memberId")}
      and (${memberAddresses.id} = ${id} or ${memberAddresses.isDefault}) order by ${memberAddresses.id} = ${id} desc nulls last`,
  );

/** Makes changes of one buyer's addresses take turns, so that there is never more than one default. */
export async function lockAddresses(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
}

/** Unsets the default of every address but one. */
export async function clearDefault(tx: Tx, memberId: string, exceptId: string): Promise<void> {
  await tx
    .update(memberAddresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(memberAddresses.memberId, memberId),
        eq(memberAddresses.isDefault, true),
        ne(memberAddresses.id, exceptId),
      ),
    );
}

export async function insertAddress(tx: Tx, row: typeof memberAddresses.$inferInsert): Promise<AddressRow | null> {
  const [made] = await tx.insert(memberAddresses).values(row).returning();
  return made ?? null;
}

export async function updateAddress(
  tx: Tx,
  memberId: string,
  id: string,
  fields: AddressFields & { updatedAt: Date },
): Promise<AddressRow | null> {
  const [changed] = await tx
    .update(memberAddresses)
    .set(fields)
    .where(and(eq(memberAddresses.id, id), eq(memberAddresses.memberId, memberId)))
    .returning();
  return changed ?? null;
}

/** Deletes an address; null if it does not belong to this buyer. */
export async function deleteAddress(tx: Tx, memberId: string, id: string): Promise<AddressRow | null> {
  const [gone] = await tx
    .delete(memberAddresses)
    .where(and(eq(memberAddresses.id, id), eq(memberAddresses.memberId, memberId)))
    .returning();
  return gone ?? null;
}

export async function markDefault(tx: Tx, id: string): Promise<void> {
  await tx.update(memberAddresses).set({ isDefault: true }).where(eq(memberAddresses.id, id));
}
