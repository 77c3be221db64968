import { type GetColumnData, type Placeholder, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { statement, type Values } from "./statement.ts";
import type { Tx } from "./transaction.ts";

type Field = PgColumn | SQL;
type Group = Readonly<Record<string, Field>>;
type Fields = Readonly<Record<string, Field | Group>>;

type ValueOf<F> = F extends PgColumn ? GetColumnData<F> : F extends SQL<infer T> ? T : never;
type GroupOf<G> = { [Name in keyof G]: ValueOf<G[Name]> };

/** A row by field names. A group without a match (a left join) is null, if its type allows it. */
export type RowOf<F> = { [Name in keyof F]: F[Name] extends Field ? ValueOf<F[Name]> : GroupOf<F[Name]> };

/** A query that can run together with others. */
export interface Reading<Row> {
  /** Selects one column, `fields`: the values of a row as a JSON array. */
  query: SQL;
  rowOf(values: readonly unknown[]): Row;
}

/** The fields of the rows that `rest` (from `from` on) selects. */
export function reading<F extends Fields>(fields: F, rest: SQL): Reading<RowOf<F>> {
  const places = Object.entries(fields).flatMap(([name, field]): Place[] =>
    isField(field)
      ? [{ group: null, name, field }]
      : Object.entries(field).map(([inner, one]) => ({ group: name, name: inner, field: one })),
  );
  const columns = sql.join(
    places.map(({ field }) => sql`${field}`),
    sql`, `,
  );
  const groups = [...new Set(places.flatMap(({ group }) => group ?? []))];
  return {
    query: sql`select json_build_array(${columns}) as fields ${rest}`,
    rowOf: (values) => rowOf(places, groups, values) as RowOf<F>,
  };
}

/** Rows of several readings, by name. */
export type Read<R extends Readonly<Record<string, Reading<unknown>>>> = {
  [Name in keyof R]: ReturnType<R[Name]["rowOf"]>[];
};

/**
 * Runs several readings as one prepared statement of this name: one round trip, one snapshot. The values fill the
 * placeholders of all of them.
 */
export function inOneStatement<R extends Readonly<Record<string, Reading<unknown>>>>(
  name: string,
  readings: R,
): (tx: Tx, values: Values) => Promise<Read<R>> {
  const parts = Object.entries(readings);
  const ask = statement<Record<string, unknown[][]>>(name, () => {
    const answers = parts.map(
      ([part, { query }]) =>
        sql`coalesce((select json_agg(r.fields) from (${query}) r), '[]'::json) as ${sql.identifier(part)}`,
    );
    return sql`select ${sql.join(answers, sql`, `)}`;
  });
  return async (tx, values) => {
    const [answer = {}] = await ask(tx, values);
    return Object.fromEntries(
      parts.map(([part, { rowOf: make }]) => [part, (answer[part] ?? []).map((row) => make(row))]),
    ) as Read<R>;
  };
}

/** The elements of a list that is passed as a placeholder's value; for use with `any`. */
export function listPlaceholder(name: string): SQL {
  return sql`array(select json_array_elements_text(${placeholder(name)}::json))`;
}

/** A value that is passed when the statement runs. */
export function placeholder(name: string): Placeholder {
  return sql.placeholder(name);
}

/** Where a value of a row belongs. */
interface Place {
  group: string | null;
  name: string;
  field: Field;
}

function isField(field: Field | Group): field is Field {
  return field instanceof PgColumn || "queryChunks" in field;
}

function rowOf(places: readonly Place[], groups: readonly string[], values: readonly unknown[]) {
  const row: Record<string, unknown> = {};
  const parts = new Map(groups.map((group): [string, Record<string, unknown>] => [group, {}]));
  for (const [at, { group, name, field }] of places.entries()) {
    const part = group === null ? row : parts.get(group);
    if (part) part[name] = decoded(field, values[at] ?? null);
  }
  for (const [group, part] of parts) row[group] = Object.values(part).every((value) => value === null) ? null : part;
  return row;
}

/** JSON has every type except timestamps. */
function decoded(field: Field, value: unknown): unknown {
  return field instanceof PgColumn && field.dataType === "date" && typeof value === "string" ? new Date(value) : value;
}
