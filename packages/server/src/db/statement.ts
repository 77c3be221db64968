import { fillPlaceholders, type QueryWithTypings, SQL, type SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Tx } from "./transaction.ts";

/** What stands for the placeholders of a statement: a Date becomes a moment, an array or another object JSON. */
export type Values = Readonly<Record<string, unknown>>;

const dialect = new PgDialect();

/** A text with its values, which the query builder passes on as it is. */
class Ready extends SQL {
  readonly #query: QueryWithTypings;

  constructor(query: QueryWithTypings) {
    super([]);
    this.#query = query;
  }

  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}

/**
 * A statement whose text is made once, at its first use; what changes are the values of its `sql.placeholder`s. The query
 * builder takes longer to make the text of a wide statement than the database to run it: this is for what is run most.
 */
export function statement<Row>(make: () => SQLWrapper): (tx: Tx, values: Values) => Promise<readonly Row[]> {
  let text: QueryWithTypings | undefined;
  return async (tx, values) => {
    text ??= dialect.sqlToQuery(make().getSQL());
    const params = fillPlaceholders(text.params, plain(values));
    return rowsOf<Row>(await tx.execute(new Ready({ ...text, params })));
  };
}

function plain(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** One driver answers the rows, another one an object around them. */
function rowsOf<Row>(answered: unknown): readonly Row[] {
  const held = typeof answered === "object" && answered !== null && "rows" in answered ? answered.rows : answered;
  return held as readonly Row[];
}
