import { sql } from "drizzle-orm";
import type { OpenDatabase } from "#server/db/database.ts";

/** The places where a text stands in any column of any table: `table: column`, sorted. */
export async function placesOf({ database }: { database: OpenDatabase }, traces: readonly string[]): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = (await database.db.execute(sql`
      select distinct e.key from ${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) e
      where ${sql.join(
        traces.map((trace) => sql`e.value ilike ${`%${trace}%`}`),
        sql` or `,
      )}`)) as { rows: { key: string }[] };
    found.push(...rows.map(({ key }) => `${name}: ${key}`));
  }
  return found.toSorted();
}
