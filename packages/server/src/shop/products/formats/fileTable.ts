import { CsvError, parse } from "csv-parse/sync";
import { cleanText } from "#server/cleanText.ts";
import { plainHeading } from "../columns.ts";
import { decodeText } from "../decodeText.ts";
import type { Findings, Place } from "../findings.ts";

const separators = [",", ";", "\t", "|"];
/** Price lists have a letterhead above the headings. */
const linesAbove = 50;
const longestTop = 100_000;

/** A file with a line of headings, whatever it is about. */
export interface FileTable {
  file: string;
  /** The line of the headings. */
  line: number;
  headings: string[];
  /** The headings as they are written, before any renaming. */
  written: string[];
  records: FileRecord[];
}

/** A line below the headings. */
export interface FileRecord extends Place {
  cells: string[];
  /** Whether it has more cells than there are headings, so that nobody knows what belongs where. */
  isShifted: boolean;
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/**
 * The table in a text file: separated by commas, semicolons, tabs or bars, in any usual encoding, with or without a
 * byte order mark or a line `sep=`. What can't be read is noted with its line; the rows before it count. A text may
 * begin as a formula does: an export puts a ' before it. `isKnown` tells which headings mean something; `renamed` what
 * they are called instead.
 */
export function readFileTable(
  file: string,
  bytes: Uint8Array,
  {
    findings,
    isKnown,
    renamed,
    encoding: given,
  }: {
    findings: Findings;
    isKnown(heading: string): boolean;
    renamed: Renaming;
    encoding?: string | undefined;
  },
): FileTable | undefined {
  const start = { file, line: 1 };
  if (isWorkbook(bytes)) {
    findings.add("leftOut", start, undefined, "the file is a workbook. Save its sheet as CSV and import that.");
    return undefined;
  }
  const { text: whole, encoding } = decodeText(bytes, given);
  if (given === undefined && !encoding.startsWith("UTF"))
    findings.add(
      "note",
      start,
      undefined,
      `the file was read in the encoding ${encoding}. If letters are wrong, give another: --encoding windows-1251, big5, euc-kr …`,
    );
  const told = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(whole);
  const text = told ? whole.slice(told[0].length) : whole.replace(/^\uFEFF/, "");
  const before = told ? 1 : 0;
  const nameOf = (heading: string) => renamed.get(plainHeading(heading)) ?? heading;
  const countKnown = (cells: readonly string[]) => cells.filter((cell) => isKnown(nameOf(cell.trim()))).length;
  const separator = told?.[1] ?? separatorOf(text, countKnown);
  const { records, fault } = recordsOf(text, separator);
  if (fault) findings.add("leftOut", { file, line: before + fault.line }, undefined, fault.text);
  const at = headingsAt(records, countKnown);
  const [first, ...rest] = records.slice(at);
  if (!first) {
    if (!fault) findings.add("leftOut", start, undefined, "the file is empty.");
    return undefined;
  }
  const written = first.record.map((heading) => heading.trim());
  const headings = written.map(nameOf);
  const headingsLine = before + (records[at - 1]?.info.lines ?? 0) + 1;
  if (records.slice(0, at).some(hasText))
    findings.add("note", { file, line: headingsLine }, undefined, "the headings are here; what is above was not read.");
  let end = first.info.lines;
  return {
    file,
    line: headingsLine,
    headings,
    written,
    records: rest.flatMap(({ record, info }) => {
      // The parser counts up to the end of a record, and a text may have several lines.
      const line = before + end + 1;
      end = info.lines;
      if (!hasText({ record })) return [];
      const isShifted = record.slice(headings.length).some((each) => each.trim() !== "");
      return { file, line, cells: record.map(shown), isShifted };
    }),
  };
}

/** Whether a file is what Excel or Calc writes (xlsx and ods, or the older xls), by its first bytes. */
function isWorkbook(bytes: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 3, 4],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

/** Headings by the plain form of those that a file has instead. */
export type Renaming = ReadonlyMap<string, string>;

/** Notes that a row has more cells than there are columns. */
export function noteShifted(record: FileRecord, headings: readonly string[], handle: string, findings: Findings): void {
  const sentence = `the row has ${record.cells.length} cells, but there are ${headings.length} columns, so it is not sure what belongs where.`;
  findings.add("leftOut", { file: record.file, line: record.line, handle }, undefined, sentence);
}

/** Headings of columns that have content and that nobody reads. */
export function unusedHeadings({ headings, records }: FileTable, isUsed: (plain: string) => boolean): string[] {
  return headings.filter(
    (heading, position) =>
      heading !== "" && !isUsed(plainHeading(heading)) && records.some(({ cells }) => (cells[position] ?? "") !== ""),
  );
}

/** Where the headings are: the first line that names two columns that are known, or else the first with a text. */
function headingsAt(records: readonly ParsedRecord[], countKnown: (cells: readonly string[]) => number): number {
  const known = records.slice(0, linesAbove).findIndex(({ record }) => countKnown(record) > 1);
  return Math.max(0, known >= 0 ? known : records.findIndex(hasText));
}

function hasText({ record }: Pick<ParsedRecord, "record">): boolean {
  return record.some((cell) => cell.trim() !== "");
}

/** What separates the columns: with it, a line at the top names most columns that are known, or else the first has most. */
function separatorOf(text: string, countKnown: (cells: readonly string[]) => number): string {
  const lines = text
    .trimStart()
    .slice(0, longestTop)
    .split(/\r\n|\r|\n/, linesAbove);
  const score = (separator: string) => {
    const known = lines.map((line) => countKnown(line.split(separator).map(unquoted)));
    return Math.max(...known) * 10_000 + (lines[0] ?? "").split(separator).length;
  };
  return separators.reduce((best, each) => (score(each) > score(best) ? each : best));
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"|"$/g, "");
}

function recordsOf(
  text: string,
  delimiter: string,
): { records: ParsedRecord[]; fault?: { line: number; text: string } } {
  const options = {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    // Descriptions may have pictures written into them.
    max_record_size: 50_000_000,
  };
  const read = (to?: number) => parse(text, { ...options, ...(to && { to }) }) as unknown as ParsedRecord[];
  try {
    return { records: read() };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser may notice only at the end of the file; the rows before are whole.
    const { records: sound } = error as CsvError & { records?: unknown };
    const records = typeof sound === "number" && sound > 0 ? read(sound) : [];
    return { records, fault: { line: (records.at(-1)?.info.lines ?? 0) + 1, text: faultOf(error) } };
  }
}

function faultOf({ code }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return 'a text begins with " and does not end, so this row and all after it were left out.';
  if (code === "CSV_MAX_RECORD_SIZE")
    return 'the row is too long; a closing " may be missing above. It and all after it were left out.';
  return 'a " stands where none may be, so this row and all after it were left out. Inside a text in quotes it is written twice.';
}

/**
 * An export puts ' before what looks like a formula, and spreadsheets keep the noughts of a number as `="007"`. Composed
 * and decomposed letters are the same.
 */
function shown(cell: string): string {
  return cleanText(cell, "lines")
    .normalize("NFC")
    .trim()
    .replace(/^'(?='*[=+\-@＝＋－＠])/, "")
    .replace(/^="([^"]*)"$/, "$1");
}
