import { type Column, columnNamed, optionColumns, plainHeading, rankOf } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import { type FileRecord, type FileTable, noteShifted, unusedHeadings } from "./fileTable.ts";
import type { Format, ReadRows } from "./format.ts";
import { type SourceName, handlesFor } from "./handles.ts";
import { isQuietColumn, Untold } from "./shopifyColumns.ts";
import { withStockOfPlaces } from "./stockOfPlaces.ts";
import { withJoinedTitles, withoutRemarks, withoutSums } from "./sumRows.ts";
import { handleIn } from "./texts.ts";

/** The columns of Shopify, old and new, with those that only this shop has. */
export const shopify: Format = {
  name: "Shopify's columns",
  recognises: (headings) => [...headings].some((heading) => columnNamed(heading) === "handle"),
  read: (tables, { findings }) =>
    readEach(
      tables.map((table) => withStockOfPlaces(table, findings)),
      findings,
      (cell) => handleIn(cell("handle")),
    ),
};

/**
 * A table with a title in each row and no handle: a product is called by its article number, or by its title. Rows with
 * an option are the variants of what has their title, as each of them has a number of its own.
 */
export const plainTable: Format = {
  name: "a table with a heading row",
  recognises: (headings) => [...headings].some((heading) => columnNamed(heading) === "title"),
  read(written, { findings }) {
    const tables = written.map((table) => {
      const at = positionsOf(table);
      return withJoinedTitles(withoutRemarks(withoutSums(table, at, findings), at, findings), at);
    });
    const names = tables.flatMap((table) => {
      const at = positionsOf(table);
      return table.records.map(({ cells }) => sourceName((column) => cells[at.get(column) ?? -1] ?? ""));
    });
    const handleFor = handlesFor(names);
    const read = readEach(tables, findings, (cell) => handleFor(sourceName(cell)));
    noteSameTitles(read, findings);
    return read;
  },
};

/** A column such as Size that nobody said to be an option makes products of variants. */
function noteSameTitles({ rows, ignored }: ReadRows, findings: Findings): void {
  const heading = ignored.find((each) =>
    /^(size|colou?r|größe|farbe|taille|couleur|talla|variant|尺寸|颜色)$/i.test(each),
  );
  if (heading === undefined) return;
  const byTitle = Map.groupBy(rows, (row) => row.text("title"));
  for (const [title, [first, second]] of byTitle)
    if (first && second && title !== "" && first.handle !== second.handle)
      findings.add(
        "changed",
        second,
        heading,
        `"${title}" is several products. If they are variants of one, say so: --map "Option1 Value=${heading}".`,
      );
}

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
  const ignored = tables.flatMap((table) =>
    unusedHeadings(
      table,
      (heading) => columnNamed(heading) !== undefined || isQuietColumn(heading) || laterOption.test(heading),
    ),
  );
  return { rows, ignored: [...new Set(ignored)] };
}

function rowsOf(
  table: FileTable,
  findings: Findings,
  handleFrom: (cell: (column: Column) => string) => string,
): TableRow[] {
  const at = positionsOf(table, findings);
  const columns = new Set(at.keys());
  const later = laterOptions(table);
  const untold = new Untold(table, findings);
  return table.records.flatMap((record) => {
    const { file, line } = record;
    const cell = (column: Column) => {
      const own = record.cells[at.get(column) ?? -1] ?? "";
      const more = later.get(column);
      return more ? [own || [], ...laterCells(record, more)].flat().join(" / ") : own;
    };
    const text = (column: Column) => cell(column) || optionName(column, table, at, cell);
    const handle = handleFrom(text);
    if (record.isShifted) {
      noteShifted(record, table.headings, handle, findings);
      return [];
    }
    untold.note(record, handle);
    if (laterCells(record, later.get("option3Name")).length > 0) {
      const sentence = `the shop has three options; those from the third on became one: ${cell("option3Name")}.`;
      findings.add("changed", { file, line, handle }, undefined, sentence);
    }
    return [{ file, line, handle, columns, text }];
  });
}

/** Options beyond the three that the shop has: Shopify's newest tables have more. */
const laterOption = /^option([4-9]|\d\d) (name|value)$/;

/** Where the names and values of later options are, by the column that they become part of. */
function laterOptions({ headings }: FileTable): Map<Column, number[]> {
  const of = (part: string) =>
    headings.flatMap((heading, position) => (laterOption.exec(plainHeading(heading))?.[2] === part ? position : []));
  const found: [Column, number[]][] = [
    ["option3Name", of("name")],
    ["option3", of("value")],
  ];
  return new Map(found.filter(([, positions]) => positions.length > 0));
}

function laterCells({ cells }: FileRecord, positions: readonly number[] = []): string[] {
  return positions.flatMap((position) => cells[position] || []);
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
    const before = at.get(column);
    const isFirst = before === undefined || rankOf(heading, column) < rankOf(headings[before] ?? "", column);
    if (isFirst) at.set(column, position);
    if (before === undefined) continue;
    const used = headings[isFirst ? position : before] ?? "";
    const which = used === heading && !isFirst ? "the first" : `"${used}"`;
    findings?.add("changed", { file, line }, heading, `there are two columns of this name; ${which} was used.`);
  }
  return at;
}
