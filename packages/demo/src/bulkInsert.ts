import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { inserting, type Tx } from "@sundry/server/marketplace";

/** Rows of one statement: some megabytes. */
const most = 5_000;

/**
 * Inserts many rows of one table, each batch as one JSON array: a parameter for each value took the database and the driver
 * most of the time that a first start takes. All rows must have the same columns.
 */
export async function bulkInsert<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof T["$inferInsert"] & string)[];
  for (let from = 0; from < rows.length; from += most) {
    const batch = JSON.stringify(rows.slice(from, from + most));
    await tx.execute(inserting(table, sql`${batch}`, columns));
  }
}
