import { type SQL, sql } from "drizzle-orm";
import { goods } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

/**
 * For each condition, whether any goods meet it, in one query. Each look is materialized: only then the planner uses the
 * index, instead of reading all goods until it finds one.
 */
export async function areAny(tx: Tx, conditions: readonly (SQL | undefined)[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const looks = conditions.map(
    (condition) => sql`(with hits as materialized (select 1 from ${goods} where ${condition ?? true})
      select exists (select 1 from hits))`,
  );
  const [row] = await tx
    .select({ found: sql<boolean[]>`array[${sql.join(looks, sql`, `)}]::boolean[]` })
    .from(sql`(values (1)) as one(row)`);
  return row?.found ?? [];
}
