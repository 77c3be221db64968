import { type Column, getTableColumns, getTableName, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { placeholder } from "./reading.ts";
import { statement } from "./statement.ts";
import type { Tx } from "./transaction.ts";

/**
 * Inserts any number of rows from a JSON array with the same statement text. Fields missing in a row get the default of
 * their column, or null.
 */
export function insertFromJson(table: PgTable, rows: SQL | Placeholder): SQL {
  const columns = Object.entries(getTableColumns(table));
  const listed = (of: (key: string, column: Column) => SQL) =>
    sql.join(
      columns.map(([key, column]) => of(key, column)),
      sql`, `,
    );
  const names = listed((_, column) => sql`${sql.identifier(column.name)}`);
  const values = listed((key, column) =>
    column.default === undefined
      ? sql`r.${sql.identifier(key)}`
      : sql`coalesce(r.${sql.identifier(key)}, ${sql.param(column.default, column)})`,
  );
  const types = listed((key, column) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  return sql`insert into ${table} (${names}) select ${values} from json_to_recordset(${rows}::json) as r(${types})`;
}

/** The prepared statement that inserts rows into a table, all or nothing. Without rows it does nothing. */
export function preparedInsert<T extends PgTable>(
  table: T,
): (tx: Tx, rows: readonly T["$inferInsert"][]) => Promise<void> {
  const insert = statement(`insert ${getTableName(table)}`, () => insertFromJson(table, placeholder("rows")));
  return async (tx, rows) => {
    if (rows.length > 0) await insert(tx, { rows });
  };
}
