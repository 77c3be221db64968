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
  const names = listed(columns, (_, column) => sql`${sql.identifier(column.name)}`);
  const values = listed(columns, valueInJson);
  return sql`insert into ${table} (${names}) select ${values} from ${rowsOfJson(table, rows)}`;
}

/** Ids, under another column, of the rows of a JSON array that the table does not have, or has with another value. */
export function differingFromJson<T extends PgTable>(
  table: T,
  rows: SQL,
  {
    key,
    columns,
    id,
  }: Record<"key" | "id", keyof T["_"]["columns"] & string> & {
    columns: readonly (keyof T["_"]["columns"] & string)[];
  },
): SQL {
  const all = getTableColumns(table) as Record<string, Column>;
  const compared = Object.entries(all).filter(([name]) => (columns as readonly string[]).includes(name));
  const stored = (name: string) => sql`t.${sql.identifier(all[name]?.name ?? name)}`;
  return sql`select r.${sql.identifier(id)} as id from ${rowsOfJson(table, rows)}
    left join ${table} as t on ${stored(key)} = r.${sql.identifier(key)} where ${stored(key)} is null
    or (${listed(compared, stored)}) is distinct from (${listed(compared, valueInJson)})`;
}

type NamedColumn = readonly [key: string, column: Column];

function listed(columns: readonly NamedColumn[], of: (key: string, column: Column) => SQL): SQL {
  return sql.join(
    columns.map(([key, column]) => of(key, column)),
    sql`, `,
  );
}

function rowsOfJson(table: PgTable, rows: SQL | Placeholder): SQL {
  const types = listed(
    Object.entries(getTableColumns(table)),
    (key, column) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`json_to_recordset(${rows}::json) as r(${types})`;
}

function valueInJson(key: string, column: Column): SQL {
  return column.default === undefined
    ? sql`r.${sql.identifier(key)}`
    : sql`coalesce(r.${sql.identifier(key)}, ${sql.param(column.default, column)})`;
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
