import type { OpenDatabase } from "#server/db/database.ts";

/**
 * Everything about the tables that a statement can depend on, as sorted lines. Column positions and names of "not null"
 * are left out.
 */
const questions = {
  columns: `select format('%s.%s %s%s default %s %s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, coalesce(pg_get_expr(d.adbin, d.adrelid), 'none'), a.attidentity, a.attgenerated)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: "select indexdef from pg_indexes where schemaname = 'public'",
  others: `select format('%s %s', relkind, relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')`,
  functions: "select proname from pg_proc where pronamespace = 'public'::regnamespace",
  triggers: "select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal",
} as const;

/** The structure of a database's tables; equal for two databases that accept the same statements. */
export async function shapeOf(database: OpenDatabase): Promise<Record<string, string[]>> {
  const shape: Record<string, string[]> = {};
  for (const [name, question] of Object.entries(questions)) {
    const rows = await database.query<{ line: string }>(`select line from (${question}) as q (line) order by line`);
    shape[name] = rows.map(({ line }) => line);
  }
  return shape;
}

/** Number of rows of each table, by name. */
export async function countsOf(database: OpenDatabase): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ n: number }>(`select count(*) as n from "${name}"`);
    counts[name] = row?.n ?? Number.NaN;
  }
  return counts;
}
