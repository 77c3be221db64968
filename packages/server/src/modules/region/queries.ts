import { asc, eq } from "drizzle-orm";
import { regions } from "#server/db/schema/region.ts";
import type { Tx } from "#server/db/transaction.ts";

export type RegionRow = typeof regions.$inferSelect;

export function childrenOf(tx: Tx, parentId: string): Promise<RegionRow[]> {
  return tx.select().from(regions).where(eq(regions.parentId, parentId)).orderBy(asc(regions.sortOrder));
}

export async function regionById(tx: Tx, id: string): Promise<RegionRow | undefined> {
  const [found] = await tx.select().from(regions).where(eq(regions.id, id));
  return found;
}
