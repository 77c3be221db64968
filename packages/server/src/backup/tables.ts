import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/transaction.ts";

/** A column of a backup: its name and its type, both escaped for a statement. */
interface Column {
  name: string;
  type: string;
}

/** A table of the shop, without the columns that the database computes itself. */
export interface Table {
  name: string;
  columns: Column[];
}

/** Rows of SQL text. Both drivers return them in an object. */
export async function rowsOf<Row>(tx: Tx, text: string): Promise<Row[]> {
  const answer: unknown = await tx.execute(sql.raw(text));
  return (answer as { rows: Row[] }).rows;
}

/** All tables of the shop, by name. */
export async function tablesOf(tx: Tx): Promise<Table[]> {
  const columns = await rowsOf<{ table: string; name: string; type: string }>(
    tx,
    `select c.relname as table, quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of columns) tables.set(table, [...(tables.get(table) ?? []), { name, type }]);
  return [...tables].map(([name, own]) => ({ name, columns: own }));
}

/** Formats of times and numbers, independent of the server's own settings. */
export const plainForms = "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1";
