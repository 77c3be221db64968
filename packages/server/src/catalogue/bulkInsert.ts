import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/transaction.ts";

/** PostgreSQL takes at most this many parameters in one statement. */
const mostParameters = 60_000;

/** Inserts many rows of one table with as few statements as the database allows. All rows must have the same columns. */
export async function bulkInsert<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  if (columns === 0) return;
  const batch = Math.floor(mostParameters / columns);
  for (let from = 0; from < rows.length; from += batch) await tx.insert(table).values(rows.slice(from, from + batch));
}
