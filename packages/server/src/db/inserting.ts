import { getTableColumns, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * Inserts the rows of a JSON array, however many: the text stays the same. What a row does not name
 * is null; a column with a default gets that in any case, unless it is among `named`.
 */
export function inserting<T extends PgTable>(
  table: T,
  rows: SQL | Placeholder,
  named: readonly (keyof T["$inferInsert"] & string)[] = [],
): SQL {
  const chosen = Object.entries(getTableColumns(table)).filter(
    ([key, { hasDefault }]) => !hasDefault || named.some((one) => one === key),
  );
  const listed = (of: (key: string, column: (typeof chosen)[number][1]) => SQL) =>
    sql.join(
      chosen.map(([key, column]) => of(key, column)),
      sql`, `,
    );
  const names = listed((_, column) => sql`${sql.identifier(column.name)}`);
  const values = listed((key) => sql`r.${sql.identifier(key)}`);
  const types = listed((key, column) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  return sql`insert into ${table} (${names}) select ${values} from json_to_recordset(${rows}::json) as r(${types})`;
}
