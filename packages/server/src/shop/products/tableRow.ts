import type { Column } from "./columns.ts";
import type { Place } from "./findings.ts";

/** A row of a file, with the text of each column we know. */
export interface TableRow extends Place {
  handle: string;
  /** Columns that the file has. */
  columns: ReadonlySet<Column>;
  /** Trimmed; empty if the file does not have the column. */
  text(column: Column): string;
}
