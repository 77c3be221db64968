import { and, desc, eq, sql } from "drizzle-orm";
import { pageLogs, pages } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";

export type PageRow = typeof pages.$inferSelect;

/** The newest page of a type; a STORE page by its store. */
export async function openPage(tx: Tx, type: PageRow["type"], storeId?: string): Promise<PageRow | undefined> {
  const [found] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.type, type), storeId === undefined ? undefined : eq(pages.storeId, storeId)))
    .orderBy(desc(pages.createdAt), desc(pages.id))
    .limit(1);
  return found;
}

export async function pageById(tx: Tx, id: string): Promise<PageRow | undefined> {
  const [found] = await tx.select().from(pages).where(eq(pages.id, id));
  return found;
}

export async function writeView(tx: Tx, view: typeof pageLogs.$inferInsert): Promise<void> {
  await tx.insert(pageLogs).values(view);
}

/** Deletes all views but the newest `keep`. */
export async function trimViews(tx: Tx, keep: number): Promise<void> {
  await tx.delete(pageLogs).where(sql`${pageLogs.id} <= (select max(${pageLogs.id}) - ${keep}::int from ${pageLogs})`);
}
