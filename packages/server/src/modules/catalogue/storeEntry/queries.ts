import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { categories, stores } from "#server/db/schema/catalogue.ts";
import { storeEntries } from "#server/db/schema/storeEntry.ts";
import { skeletonOf } from "#server/modules/platform/names/names.ts";
import type { Tx } from "#server/db/transaction.ts";
import { anyIs } from "#server/db/translations.ts";

export type EntryRow = typeof storeEntries.$inferSelect;
export type NewEntry = typeof storeEntries.$inferInsert;

export async function entryOf(tx: Tx, memberId: string): Promise<EntryRow | null> {
  const [row] = await tx.select().from(storeEntries).where(eq(storeEntries.memberId, memberId));
  return row ?? null;
}

/** Ids of applications with papers that anybody could see. */
export async function entriesWithOpenPapers(tx: Tx, limit: number): Promise<string[]> {
  const { licencePhoto, legalPhoto, settlementBankLicencePhoto } = storeEntries;
  const papers = sql`concat_ws(',', ${licencePhoto}, ${legalPhoto}, ${settlementBankLicencePhoto})`;
  const rows = await tx
    .select({ id: storeEntries.id })
    .from(storeEntries)
    .where(sql`${papers} like '%/media/uploads/%'`)
    .orderBy(storeEntries.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** An application, locked until the transaction ends. */
export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | null> {
  const [row] = await tx.select().from(storeEntries).where(eq(storeEntries.id, id)).for("update");
  return row ?? null;
}

export async function setPapers(
  tx: Tx,
  id: string,
  papers: Pick<EntryRow, "licencePhoto" | "legalPhoto" | "settlementBankLicencePhoto">,
): Promise<void> {
  await tx.update(storeEntries).set(papers).where(eq(storeEntries.id, id));
}

/** Starts an application, or restarts a declined or unfinished one; false in any other state. */
export async function beginEntry(
  tx: Tx,
  made: Pick<NewEntry, "id" | "memberId" | "createdAt">,
  fields: Omit<NewEntry, "id" | "memberId" | "createdAt">,
): Promise<boolean> {
  const done = await tx
    .insert(storeEntries)
    .values({ ...made, ...fields })
    .onConflictDoUpdate({ target: storeEntries.memberId, set: fields, setWhere: editable })
    .returning({ id: storeEntries.id });
  return done.length > 0;
}

/** Changes an application if its state allows it; otherwise false. */
export async function changeEntry(tx: Tx, memberId: string, change: Partial<NewEntry>): Promise<boolean> {
  const done = await tx
    .update(storeEntries)
    .set(change)
    .where(and(eq(storeEntries.memberId, memberId), editable))
    .returning({ id: storeEntries.id });
  return done.length > 0;
}

/** Decides an application that is in a state for it; otherwise null. */
export async function moveEntry(
  tx: Tx,
  memberId: string,
  from: EntryRow["state"],
  change: Partial<NewEntry>,
): Promise<EntryRow | null> {
  const [row] = await tx
    .update(storeEntries)
    .set(change)
    .where(and(eq(storeEntries.memberId, memberId), eq(storeEntries.state, from)))
    .returning();
  return row ?? null;
}

/** Whether a store, or somebody else's waiting application, has this name in any language; a store also if it looks like it. */
export async function nameTaken(tx: Tx, name: string, memberId: string): Promise<boolean> {
  const same = name.toLowerCase();
  const stored = await tx.$count(stores, anyIs(stores.name, name));
  const skeleton = skeletonOf(name);
  const others = await tx.select({ name: stores.name }).from(stores);
  if (others.some((one) => Object.values(one.name).some((text) => skeletonOf(text) === skeleton))) return true;
  const waiting = await tx.$count(
    storeEntries,
    and(
      eq(sql`lower(${storeEntries.storeName})`, same),
      ne(storeEntries.memberId, memberId),
      eq(storeEntries.state, "APPLYING"),
    ),
  );
  return stored + waiting > 0;
}

/** How many of these ids are first-level categories. */
export async function knownCategories(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.$count(categories, and(inArray(categories.id, [...ids]), eq(categories.level, 0)));
}

export async function insertStore(tx: Tx, row: typeof stores.$inferInsert): Promise<void> {
  await tx.insert(stores).values(row);
}

export async function setStoreState(tx: Tx, storeId: string, state: "OPEN" | "CLOSED"): Promise<void> {
  await tx.update(stores).set({ state }).where(eq(stores.id, storeId));
}

const editable = inArray(storeEntries.state, ["APPLY", "REFUSED"]);
