import { asc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import { articles, pages } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { onSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";

/** What has a page of its own, in tables that may be long. */
const tables = {
  goods: { table: goods, id: goods.id, shown: onSale },
  stores: { table: stores, id: stores.id, shown: eq(stores.state, "OPEN") },
  articles: { table: articles, id: articles.id, shown: sql`true` },
  topics: { table: pages, id: pages.id, shown: eq(pages.type, "SPECIAL") },
} as const satisfies Record<string, { table: PgTable; id: PgColumn; shown: SQL }>;

export type SitemapKind = keyof typeof tables;

export const sitemapKinds = Object.keys(tables) as readonly SitemapKind[];

export function isSitemapKind(name: string): name is SitemapKind {
  return Object.hasOwn(tables, name);
}

/** The first ids after a key, in order, and whether buyers can see what they belong to. */
export function idsAfter(
  tx: Tx,
  kind: SitemapKind,
  after: string,
  count: number,
): Promise<{ id: string; shown: boolean }[]> {
  const { table, id, shown } = tables[kind];
  return tx
    .select({ id: sql<string>`${id}`, shown: sql<boolean>`(${shown})` })
    .from(table)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(count);
}

/** The key at the end of the next `size` rows after one; undefined if no row follows them. */
export async function endOfPart(tx: Tx, kind: SitemapKind, after: string, size: number): Promise<string | undefined> {
  const { table, id } = tables[kind];
  const rows = await tx
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(gt(id, after))
    .orderBy(asc(id))
    .offset(size - 1)
    .limit(2);
  return rows.length === 2 ? rows[0]?.id : undefined;
}
