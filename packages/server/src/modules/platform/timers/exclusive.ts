import { sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import type { SweepParts } from "./sweep.ts";

/**
 * Does work in one transaction unless another process is doing work of the same name; for changes that are one
 * statement over many rows.
 */
export async function runExclusively(
  name: string,
  { db, services }: SweepParts,
  work: (tx: Tx, services: Services) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [lock] = await tx
      .select({ free: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`timer ${name}`}, 0))` })
      .from(sql`(values (1)) as one`);
    if (lock?.free) await work(tx, services);
  });
}
