import { CsvError, parse } from "csv-parse/sync";
import { type Column, columnNamed } from "./columns.ts";
import type { Place, Problems } from "./problems.ts";

/** Shops add columns of their own, but hundreds are a file that went wrong. */
const maxColumns = 200;

/** A row of a file, with the text of each column we know. */
export interface TableRow extends Place {
  /** Trimmed; empty if the file does not have the column. */
  text(column: Column): string;
}

/** A file's rows, and the headings that we do not know. */
export interface Table {
  rows: TableRow[];
  ignored: string[];
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a CSV file in UTF-8, with or without a byte order mark, its columns separated with commas. What can't be
 * read is noted with its line. Formulas are refused: a spreadsheet would run them when somebody opens an export.
 */
export function readTable(file: string, bytes: Uint8Array, problems: Problems): Table {
  const none: Table = { rows: [], ignored: [] };
  const text = textOf(file, bytes, problems);
  if (text === undefined) return none;
  const records = recordsOf(file, text, problems);
  const [first, ...rest] = records;
  if (!first) return none;
  const headings = first.record;
  const at = positionsOf(file, headings, problems);
  if (!at) return none;
  let end = first.info.lines;
  const rows = rest.flatMap(({ record, info }) => {
    // The parser counts up to the end of a record, and a text may have several lines.
    const place = { file, line: end + 1 };
    end = info.lines;
    if (record.every((cell) => cell.trim() === "")) return [];
    if (record.length > headings.length) {
      problems.add(place, undefined, `has ${record.length} cells, but there are ${headings.length} columns.`);
      return [];
    }
    refuseBadCells(place, headings, record, problems);
    return [{ ...place, text: (column: Column) => shown(record[at.get(column) ?? -1] ?? "") }];
  });
  return { rows, ignored: headings.filter((heading) => heading.trim() !== "" && !columnNamed(heading)) };
}

function textOf(file: string, bytes: Uint8Array, problems: Problems): string | undefined {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    problems.add({ file, line: 1 }, undefined, "the file is in UTF-16. Save it as CSV in UTF-8.");
    return undefined;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    problems.add(
      { file, line: lineOfBadText(bytes) },
      undefined,
      "the text is not in UTF-8. Save the file as CSV in UTF-8.",
    );
    return undefined;
  }
}

function lineOfBadText(bytes: Uint8Array): number {
  const strict = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end;
    try {
      strict.decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to + 1;
  }
  return line;
}

const options = {
  info: true,
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  max_record_size: 2_000_000,
};

function recordsOf(file: string, text: string, problems: Problems): ParsedRecord[] {
  try {
    return parse(text, options) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.add({ file, line: lineAfter(text, error) }, undefined, faultOf(error));
    return [];
  }
}

/** The line where the record begins that could not be read. The parser may notice only at the end of the file. */
function lineAfter(text: string, error: CsvError): number {
  const { records: sound } = error as CsvError & { records?: unknown };
  if (typeof sound !== "number" || sound === 0) return 1;
  const read = parse(text, { ...options, to: sound }) as unknown as ParsedRecord[];
  return (read.at(-1)?.info.lines ?? 0) + 1;
}

function faultOf({ code }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return 'a text begins with " and does not end.';
  if (code === "CSV_MAX_RECORD_SIZE") return 'the row is too long; a closing " may be missing above.';
  return 'a " stands where none may be. Inside a text in quotes it is written twice.';
}

/** Where each column is; undefined if the headings can't be used. */
function positionsOf(file: string, headings: readonly string[], problems: Problems): Map<Column, number> | undefined {
  const place = { file, line: 1 };
  if (headings.length > maxColumns) {
    problems.add(place, undefined, `the file has ${headings.length} columns; ${maxColumns} are possible.`);
    return undefined;
  }
  const at = new Map<Column, number>();
  for (const [position, heading] of headings.entries()) {
    const column = columnNamed(heading);
    if (!column) continue;
    if (at.has(column)) problems.add(place, heading.trim(), "there are two columns of this name.");
    at.set(column, position);
  }
  if (at.has("handle") && at.has("title") && at.has("price")) return at;
  const missing = (["handle", "title", "price"] as const).filter((column) => !at.has(column));
  const names = missing.map((column) => ({ handle: "Handle", title: "Title", price: "Variant Price" })[column]);
  problems.add(
    place,
    undefined,
    `no column ${names.join(", ")}. The first line names the columns, separated with commas.`,
  );
  return undefined;
}

function refuseBadCells(
  place: Place,
  headings: readonly string[],
  record: readonly string[],
  problems: Problems,
): void {
  for (const [position, cell] of record.entries()) {
    const heading = headings[position]?.trim() ?? "";
    if (!columnNamed(heading)) continue;
    if (isFormula(cell)) problems.add(place, heading, "formulas are not accepted; write the value.");
    else if (cell.includes("\u0000")) problems.add(place, heading, "the text has characters that can't be shown.");
    else if (cell.includes("\uFFFD"))
      problems.add(place, heading, "characters were lost (\uFFFD) when the file was saved.");
  }
}

/** Whether a spreadsheet would calculate the cell: `=…`, `+SUM(…)`, `@cmd(…)`. `-5`, `+5 V` and `@home` are texts. */
function isFormula(cell: string): boolean {
  return /^\s*(=|[+\-@][^\s]*[(|!])/.test(cell);
}

/** An export puts ' before what looks like a formula. */
function shown(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}
