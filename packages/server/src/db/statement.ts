import { type QueryWithTypings, type SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Tx } from "./transaction.ts";

/** Values of the placeholders of a statement: a Date becomes a timestamp, an array or another object JSON. */
export type Values = Readonly<Record<string, unknown>>;

const dialect = new PgDialect();

/**
 * A prepared statement: its text is built at first use, and each connection parses and plans it once, under its unique
 * `name`. Only the values of its `sql.placeholder`s change. For wide statements that run often, because building,
 * parsing and planning them takes longer than running them.
 */
export function statement<Row>(
  name: string,
  make: () => SQLWrapper,
): (tx: Tx, values: Values) => Promise<readonly Row[]> {
  let query: QueryWithTypings | undefined;
  return async (tx, values) => {
    query ??= dialect.sqlToQuery(make().getSQL());
    const prepared = tx._.session.prepareQuery<Answer>(query, undefined, name, false);
    return rowsOf<Row>(await prepared.execute(plain(values)));
  };
}

type Answer = { execute: unknown; all: unknown; values: unknown };

function plain(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** One driver returns the rows, the other an object that contains them. */
function rowsOf<Row>(answered: unknown): readonly Row[] {
  const held = typeof answered === "object" && answered !== null && "rows" in answered ? answered.rows : answered;
  return held as readonly Row[];
}
