import { headingOf, plainHeading } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { FileRecord, FileTable } from "./fileTable.ts";

/** Columns of a products export, one for each place: `Inventory Available: Main Street`. */
const ofPlace = /^(?:variant )?inventory (?:available|qty|quantity)\s*[:/]\s*(.+)$/;
const notStocked = /^not stocked$/i;
/** Pieces, which may be owed. */
export const wholeNumber = /^-?\d{1,9}(?:\.0+)?$/;

/** A table of products whose stock stands in a column for each place, with the sum as its quantity. */
export function withStockOfPlaces(table: FileTable, findings: Findings): FileTable {
  const places = table.headings.flatMap((heading, position) => {
    const name = ofPlace.exec(plainHeading(heading))?.[1];
    return name === undefined
      ? []
      : [{ name: table.written[position]?.split(/[:/]/).at(-1)?.trim() ?? name, position }];
  });
  if (places.length === 0) return table;
  const heading = headingOf("quantity");
  const own = table.headings.findIndex((each) => plainHeading(each) === plainHeading(heading));
  notePlaces(
    table,
    places.map(({ name }) => name),
    findings,
  );
  const positions = new Set(places.map(({ position }) => position));
  const keep = <T>(cells: readonly T[]) => cells.filter((_, position) => !positions.has(position) && position !== own);
  const sumOf = ({ cells }: FileRecord) =>
    sum(places.map(({ position }) => cells[position] ?? "")) || (own < 0 ? "" : (cells[own] ?? ""));
  return {
    ...table,
    headings: [...keep(table.headings), heading],
    written: [...keep(table.written), heading],
    records: table.records.map((record) => ({ ...record, cells: [...keep(padded(record, table)), sumOf(record)] })),
  };
}

/** Cells up to the last heading: a line may end early. */
function padded({ cells }: FileRecord, { headings }: FileTable): string[] {
  return [...cells, ...Array.from({ length: Math.max(0, headings.length - cells.length) }, () => "")];
}

/** The sum of what places have; empty if none says something, the text that is no number if one has it. */
export function sum(pieces: readonly string[]): string {
  const said = pieces.filter((text) => text !== "");
  if (said.length === 0) return "";
  const stocked = said.filter((text) => !notStocked.test(text));
  const odd = stocked.find((text) => !wholeNumber.test(text));
  return odd ?? String(stocked.reduce((total, text) => total + Number(text), 0));
}

/** Tells that the stock is that of several places. */
export function notePlaces({ file, line }: FileTable, names: readonly string[], findings: Findings): void {
  if (names.length > 1)
    findings.add(
      "note",
      { file, line },
      undefined,
      `the stock of ${names.length} places was added up: ${names.join(", ")}.`,
    );
}
