import type { OpenDatabase } from "#server/db/database.ts";

/** Which rows of a table, `t`, to copy, and how the copies differ; SQL texts, with `$1` and so on for the values. */
export interface Copies {
  table: string;
  /** The join that multiplies each row: `generate_series(1, $1::int) n`. */
  times: string;
  where?: string;
  values: readonly (string | number)[];
  /** Columns that differ in the copies. */
  own: Readonly<Record<string, string>>;
}

/** Copies rows within a table, column by column. */
export async function copyRows({ query }: OpenDatabase, { table, times, where, values, own }: Copies): Promise<void> {
  const columns = await query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const made = columns.map(({ name }) => own[name] ?? `t."${name}"`).join(", ");
  await query(
    `insert into ${table} (${names}) select ${made} from ${table} t cross join ${times} ${where ? `where ${where}` : ""}`,
    values,
  );
}
