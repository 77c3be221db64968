import { type Column, columnNamed, optionColumns } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import { type FileTable, noteShifted, unusedHeadings } from "./fileTable.ts";
import type { Format, ReadRows } from "./format.ts";
import { type SourceName, handlesFor } from "./handles.ts";
import { handleIn } from "./texts.ts";

/** The columns of Shopify, old and new, with those that only this shop has. */
export const shopify: Format = {
  name: "Shopify's columns",
  recognises: (headings) => [...headings].some((heading) => columnNamed(heading) === "handle"),
  read: (tables, { findings }) => readEach(tables, findings, (cell) => handleIn(cell("handle"))),
};

/**
 * A table with a title in each row and no handle: a product is called by its article number, or by its title. Rows with
 * an option are the variants of what has their title, as each of them has a number of its own.
 */
export const plainTable: Format = {
  name: "a table with a heading row",
  recognises: (headings) => [...headings].some((heading) => columnNamed(heading) === "title"),
  read(tables, { findings }) {
    const names = tables.flatMap((table) => {
      const at = positionsOf(table);
      return table.records.map(({ cells }) => sourceName((column) => cells[at.get(column) ?? -1] ?? ""));
    });
    const handleFor = handlesFor(names);
    return readEach(tables, findings, (cell) => handleFor(sourceName(cell)));
  },
};

function sourceName(cell: (column: Column) => string): SourceName {
  const isVariant = optionColumns.some(({ value }) => cell(value) !== "");
  const [sku, title] = [cell("sku"), cell("title")];
  return sku === "" || (isVariant && title !== "") ? { kind: "title", text: title } : { kind: "number", text: sku };
}

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
    const cell = (column: Column) => record.cells[at.get(column) ?? -1] ?? "";
    const text = (column: Column) => cell(column) || optionName(column, table, at, cell);
    const handle = handleFrom(text);
    if (!record.isShifted) return { file, line, handle, columns, text };
    noteShifted(record, table.headings, handle, findings);
    return [];
  });
}

/** An option without a column for its name is called as its column is: `--map "Option1 Value=Size"`. */
function optionName(
  column: Column,
  { written }: FileTable,
  at: ReadonlyMap<Column, number>,
  cell: (column: Column) => string,
): string {
  const option = optionColumns.find(({ name }) => name === column);
  if (!option || at.has(column) || cell(option.value) === "") return "";
  const heading = written[at.get(option.value) ?? -1] ?? "";
  return columnNamed(heading) === undefined ? heading : "";
}

function positionsOf({ file, line, headings }: FileTable, findings?: Findings): Map<Column, number> {
  const at = new Map<Column, number>();
  for (const [position, heading] of headings.entries()) {
    const column = columnNamed(heading);
    if (!column) continue;
    if (!at.has(column)) at.set(column, position);
    else findings?.add("changed", { file, line }, heading, "there are two columns of this name; the first was used.");
  }
  return at;
}
