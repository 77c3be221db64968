import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { insertFromJson, type Tx } from "@sundry/server/marketplace";

/** Rows per statement: some megabytes. */
const maxRows = 5_000;

/**
 * Inserts many rows of one table, each batch as one JSON array. With one parameter per value, this took most of the
 * time of a first start.
 */
export async function bulkInsert<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += maxRows) {
    const batch = JSON.stringify(rows.slice(from, from + maxRows));
    await tx.execute(insertFromJson(table, sql`${batch}`));
  }
}
