import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { regions } from "#server/db/schema/region.ts";
import type { Tx } from "#server/db/transaction.ts";
import { anyIs } from "#server/db/translations.ts";

export type RegionRow = typeof regions.$inferSelect;

export function childrenOf(tx: Tx, parentId: string): Promise<RegionRow[]> {
  return tx.select().from(regions).where(eq(regions.parentId, parentId)).orderBy(asc(regions.sortOrder));
}

export async function regionById(tx: Tx, id: string): Promise<RegionRow | undefined> {
  const [found] = await tx.select().from(regions).where(eq(regions.id, id));
  return found;
}

/** Cities with this id or name, in any case and language; a few are enough to see that it is ambiguous. */
export function citiesNamed(tx: Tx, text: string): Promise<RegionRow[]> {
  return tx
    .select()
    .from(regions)
    .where(and(eq(regions.level, "city"), or(eq(regions.id, text), anyIs(regions.name, text))))
    .limit(few);
}

/** Regions with this name and without children, anywhere inside a region. */
export function leavesNamed(tx: Tx, inside: string, text: string): Promise<RegionRow[]> {
  return tx
    .select()
    .from(regions)
    .where(and(eq(regions.hasChildren, false), sql`${inside} = any(${regions.path})`, anyIs(regions.name, text)))
    .limit(few);
}

/** Regions by their ids, largest first. */
export function regionsWithIds(tx: Tx, ids: readonly string[]): Promise<RegionRow[]> {
  return tx
    .select()
    .from(regions)
    .where(inArray(regions.id, [...ids]))
    .orderBy(sql`cardinality(${regions.path})`);
}

/** Those of the ids that are inside a region. */
export async function idsInside(tx: Tx, regionId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: regions.id })
    .from(regions)
    .where(and(inArray(regions.id, [...ids]), sql`${regionId} = any(${regions.path})`));
  return rows.map(({ id }) => id);
}

const few = 2;
