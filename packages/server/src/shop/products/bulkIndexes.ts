import { sql } from "drizzle-orm";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction, sqlState } from "#server/db/transaction.ts";

/** The indexes of the words of goods. */
const indexes = ["goods_tokens", "goods_names"];
/** Fewer products are sorted in faster one by one. */
const manyProducts = 1_000;
/** Kilobytes of words that wait to be sorted in: each search of a shop that runs meanwhile reads them. */
const waiting = 256;
/** Changing an index makes all searches wait that come after it, so it does not wait long for those before it. */
const longestWait = "1s";
/** lock_not_available, insufficient_privilege: then the words are sorted in one by one. */
const harmless: ReadonlySet<string> = new Set(["55P03", "42501"]);

/**
 * Does work that writes many products, whose words are sorted into the indexes of searches some thousands at a time: one
 * by one takes five times as long, and ten times the log. Searches find all of them all the time.
 */
export async function withBulkIndexes<T>(database: OpenDatabase, products: number, work: () => Promise<T>): Promise<T> {
  if (products >= manyProducts) await alter(database, `set (fastupdate = on, gin_pending_list_limit = ${waiting})`);
  try {
    return await work();
  } finally {
    // Also what an import left that was ended in the middle.
    if (await isInBulk(database)) await alter(database, "set (fastupdate = off), reset (gin_pending_list_limit)", true);
  }
}

async function isInBulk({ query }: OpenDatabase): Promise<boolean> {
  const changed = await query(
    `select 1 from pg_class where relname in (${indexes.map((index) => `'${index}'`).join(", ")}) and pg_table_is_visible(oid)
     and 'fastupdate=on' = any(reloptions)`,
  );
  return changed.length > 0;
}

async function alter({ db }: OpenDatabase, change: string, sortsIn = false): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${longestWait}'`));
      for (const index of indexes) await tx.execute(sql.raw(`alter index ${index} ${change}`));
    });
    for (const index of sortsIn ? indexes : [])
      await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  } catch (error) {
    if (!harmless.has(sqlState(error) ?? "")) throw error;
  }
}
