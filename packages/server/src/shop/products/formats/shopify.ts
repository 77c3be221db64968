import { type Column, columnNamed } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import { type FileTable, noteShifted, unusedHeadings } from "./fileTable.ts";
import type { Format, ReadRows } from "./format.ts";
import { handleIn, handleOf } from "./texts.ts";

/** The columns of Shopify, old and new, with those that only this shop has. */
export const shopify: Format = {
  name: "Shopify's columns",
  recognises: (headings) => [...headings].some((heading) => columnNamed(heading) === "handle"),
  read: (tables, { findings }) => readEach(tables, findings, (cell) => handleIn(cell("handle"))),
};

/** A table with a title in each row and no handle: a product is called by its article number, or by its title. */
export const plainTable: Format = {
  name: "a table with a heading row",
  recognises: (headings) => [...headings].some((heading) => columnNamed(heading) === "title"),
  read: (tables, { findings }) => readEach(tables, findings, (cell) => handleOf(cell("sku") || cell("title"))),
};

function readEach(
  tables: readonly FileTable[],
  findings: Findings,
  handleFrom: (cell: (column: Column) => string) => string,
): ReadRows {
  const rows = tables.flatMap((table) => rowsOf(table, findings, handleFrom));
  const ignored = tables.flatMap((table) => unusedHeadings(table, (heading) => columnNamed(heading) !== undefined));
  return { rows, ignored: [...new Set(ignored)] };
}

function rowsOf(
  table: FileTable,
  findings: Findings,
  handleFrom: (cell: (column: Column) => string) => string,
): TableRow[] {
  const at = positionsOf(table, findings);
  const columns = new Set(at.keys());
  return table.records.flatMap((record) => {
    const { file, line } = record;
    const text = (column: Column) => record.cells[at.get(column) ?? -1] ?? "";
    const handle = handleFrom(text);
    if (!record.isShifted) return { file, line, handle, columns, text };
    noteShifted(record, table.headings, handle, findings);
    return [];
  });
}

function positionsOf({ file, line, headings }: FileTable, findings: Findings): Map<Column, number> {
  const at = new Map<Column, number>();
  for (const [position, heading] of headings.entries()) {
    const column = columnNamed(heading);
    if (!column) continue;
    if (!at.has(column)) at.set(column, position);
    else findings.add("changed", { file, line }, heading, "there are two columns of this name; the first was used.");
  }
  return at;
}
