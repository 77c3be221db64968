import { CsvError, type Options, parse } from "csv-parse/sync";
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
  if (isBinary(bytes)) {
    findings.add("leftOut", start, undefined, "the file is a PDF, an archive or a picture. Export the goods as CSV.");
    return undefined;
  }
  const { text: whole, encoding } = decodeText(bytes, given);
  if (given === undefined && !encoding.startsWith("UTF"))
    findings.add(
      "note",
      start,
      undefined,
      `the file does not say its encoding; its letters look like ${encoding}. If they are wrong, give another: --encoding windows-1251, big5, euc-kr …`,
    );
  const other = otherFormat(whole);
  if (other !== undefined) {
    findings.add("leftOut", start, undefined, other);
    return undefined;
  }
  const told = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(whole);
  // The parser counts the two signs of an end of line as two lines.
  const text = (told ? whole.slice(told[0].length) : whole.replace(/^\uFEFF/, "")).replace(/\r\n?/g, "\n");
  const before = told ? 1 : 0;
  const nameOf = (heading: string) => renamed.get(plainHeading(heading)) ?? heading;
  const countKnown = (cells: readonly string[]) => cells.filter((cell) => isKnown(nameOf(cell.trim()))).length;
  const separator = told?.[1] ?? separatorOf(text, countKnown);
  const read = recordsOf(text, separator);
  const records = unwrapped(read.records, separator, countKnown);
  const { faults } = read;
  for (const fault of faults) findings.add("leftOut", { file, line: before + fault.line }, undefined, fault.text);
  const at = headingsAt(records, countKnown);
  const [first, ...below] = records.slice(at);
  if (!first || !hasText(first)) {
    if (faults.length === 0) findings.add("leftOut", start, undefined, "the file is empty.");
    return undefined;
  }
  const written = first.record.map((heading) => heading.trim());
  const headings = written.map(nameOf);
  const headingsLine = before + (records[at - 1]?.info.lines ?? 0) + 1;
  if (records.slice(0, at).some(hasText))
    findings.add("note", { file, line: headingsLine }, undefined, "the headings are here; what is above was not read.");
  // Several exports in one file have a line of headings each.
  const isHeadings = ({ record }: ParsedRecord) => record.every((cell, position) => cell === first.record[position]);
  if (!below.some(hasText))
    findings.add("leftOut", { file, line: headingsLine }, undefined, "there is nothing below the headings.");
  let end = first.info.lines;
  return {
    file,
    line: headingsLine,
    headings,
    written,
    records: below.flatMap((each) => {
      const { record, info } = each;
      // The parser counts up to the end of a record, and a text may have several lines.
      const line = before + end + 1;
      end = info.lines;
      if (!hasText(each) || isHeadings(each)) return [];
      const isShifted = record.slice(headings.length).some((cell) => cell.trim() !== "");
      const cells = record.map((cell, position) => {
        if (!cell.includes("#") || !spreadsheetError.test(cell.trim())) return shown(cell);
        const sentence = `${cell.trim()} is an error of the spreadsheet, so the cell was read as empty.`;
        findings.add("changed", { file, line }, headings[position], sentence);
        return "";
      });
      return { file, line, cells, isShifted };
    }),
  };
}

/** Whether a file is what Excel or Calc writes (xlsx and ods, or the older xls), by its first bytes. */
function isWorkbook(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [
    [0x50, 0x4b, 3, 4],
    [0xd0, 0xcf, 0x11, 0xe0],
  ]);
}

/** Whether a file is a PDF, a gzip archive, a PNG or a JPEG. */
function isBinary(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [
    [0x25, 0x50, 0x44, 0x46],
    [0x1f, 0x8b],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
  ]);
}

function beginsWith(bytes: Uint8Array, marks: readonly (readonly number[])[]): boolean {
  return marks.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

/** What Excel and Calc write instead of a value that they can't work out. */
const spreadsheetError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|NV|BEZUG!|WERT!|ZAHL!)$/;

/** What a file is that has no table at all: a page that asks for a login, or data for programs. */
function otherFormat(text: string): string | undefined {
  const start = text.slice(0, 500).trimStart();
  if (/^\uFEFF?<(!doctype|html|\?xml)/i.test(start))
    return "the file is a web page or XML, no table. Export the goods again, as CSV.";
  if (/^\uFEFF?(\[\s*)?\{\s*"/.test(start)) return "the file is JSON, no table. Export the goods again, as CSV.";
  return undefined;
}

/** Rows of which each was saved as one text in quotes, as some spreadsheets do with a file that they have opened as text. */
function unwrapped(
  records: readonly ParsedRecord[],
  separator: string,
  countKnown: (cells: readonly string[]) => number,
): readonly ParsedRecord[] {
  const isWrapped = records.every(({ record }) => record.length === 1);
  if (!isWrapped || countKnown((records[0]?.record[0] ?? "").split(separator)) < 2) return records;
  return records.map(({ record: [line = ""], info }) => ({
    record: parse(line, { delimiter: separator, relax_quotes: true })[0] ?? [],
    info,
  }));
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
  const lines = text.trimStart().slice(0, longestTop).split("\n", linesAbove);
  const score = (separator: string) => {
    const known = lines.map((line) => countKnown(line.split(separator).map(unquoted)));
    return Math.max(...known) * 10_000 + (lines[0] ?? "").split(separator).length;
  };
  return separators.reduce((best, each) => (score(each) > score(best) ? each : best));
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"|"$/g, "");
}

/** A line that can't be read, and why. */
interface Fault {
  line: number;
  text: string;
}

/**
 * The records of a text, and what of it can't be read. Behind a line with a " that is never closed, the next ones count
 * again if they are whole: with as many cells as the headings have.
 */
function recordsOf(text: string, delimiter: string): { records: ParsedRecord[]; faults: Fault[] } {
  const options = {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: "\n",
    // Descriptions may have pictures written into them.
    max_record_size: 50_000_000,
  };
  let lines: string[] | undefined;
  const records: ParsedRecord[] = [];
  const faults: Fault[] = [];
  for (let from = 0; ; ) {
    if (from > 0) lines ??= linesOf(text);
    const rest = lines ? lines.slice(from).join("") : text;
    const { sound, fault } = readSome(rest, options);
    const width = records[0]?.record.length;
    const isWhole = ({ record }: ParsedRecord) => from === 0 || record.length === width;
    for (const { record, info } of sound.filter(isWhole)) records.push({ record, info: { lines: from + info.lines } });
    const parts = sound.filter((each) => !isWhole(each) && hasText(each)).length;
    if (parts > 0)
      faults.push({
        line: from + 1,
        text: `${parts === 1 ? "a line" : `${parts} lines`} below that ${parts === 1 ? "is no whole row was" : "are no whole rows were"} left out too.`,
      });
    if (!fault) break;
    const line = from + (sound.at(-1)?.info.lines ?? 0) + 1;
    const isLast = faults.length >= mostFaults;
    faults.push({ line, text: isLast ? `${fault} So were all rows below it.` : fault });
    if (isLast) break;
    from = line;
  }
  return { records, faults };
}

/** Each is a new start. */
const mostFaults = 20;

/** The records before the first that can't be read, and why it can't. */
function readSome(text: string, options: Options): { sound: ParsedRecord[]; fault?: string } {
  const read = (to?: number) => parse(text, { ...options, ...(to && { to }) }) as unknown as ParsedRecord[];
  try {
    const records = read();
    const broken = brokenAt(text, records, options);
    return broken < 0 ? { sound: records } : { sound: records.slice(0, broken), fault: notClosed };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser may notice only at the end of the file; the rows before are whole.
    const { records: count } = error as CsvError & { records?: unknown };
    return { sound: typeof count === "number" && count > 0 ? read(count) : [], fault: faultOf(error) };
  }
}

/** Which record has swallowed the next lines, because its " is only closed by the first one of another row; -1 if none. */
function brokenAt(text: string, records: readonly ParsedRecord[], options: Options): number {
  let lines: string[] | undefined;
  let end = 0;
  for (const [at, { record, info }] of records.entries()) {
    const start = end;
    end = info.lines;
    if (!record.some((cell) => cell.includes('"') && cell.includes("\n"))) continue;
    lines ??= linesOf(text);
    try {
      parse(lines.slice(start, end).join(""), { ...options, relax_quotes: false });
    } catch {
      return at;
    }
  }
  return -1;
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

const notClosed =
  'a text begins with " and does not end, so the row was left out. Inside a text in quotes, " is written twice.';

function faultOf({ code }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return notClosed;
  if (code === "CSV_MAX_RECORD_SIZE") return 'the row is too long; a closing " may be missing in it. It was left out.';
  return 'a " stands where none may be, so the row was left out. Inside a text in quotes it is written twice.';
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
