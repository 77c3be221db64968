import { and, type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * Whether an amount lies between two bounds in cents, both included, either open. The bounds can be larger than the
 * column holds: a buyer may have typed them.
 */
export function centsBetween(
  column: AnyColumn | SQL,
  min: number | undefined,
  max: number | undefined,
): SQL | undefined {
  return and(
    min === undefined ? undefined : sql`${column} >= ${min}::bigint`,
    max === undefined ? undefined : sql`${column} <= ${max}::bigint`,
  );
}
