import { plainHeading } from "../columns.ts";
import type { Effect, Findings, Place } from "../findings.ts";
import type { FileTable } from "./fileTable.ts";

/** A line of a file, read by headings. */
export interface NamedRecord extends Place {
  /** The text below the first of these headings that has one; empty if none has. */
  text(...headings: string[]): string;
  /** Whether the file has one of these columns. */
  knows(...headings: string[]): boolean;
  isShifted: boolean;
}

/** The lines of a table, read by headings in any case and spacing. */
export function namedRecords({ headings, records }: FileTable): NamedRecord[] {
  const at = new Map(
    headings.map((heading, position): [string, number] => [plainHeading(heading), position]).reverse(),
  );
  const knows = (...names: string[]) => names.some((name) => at.has(plainHeading(name)));
  return records.map(({ file, line, cells, isShifted }) => ({
    file,
    line,
    isShifted,
    knows,
    text: (...names) => {
      for (const name of names) {
        const text = cells[at.get(plainHeading(name)) ?? -1] ?? "";
        if (text !== "") return text;
      }
      return "";
    },
  }));
}

/** What a format says that the shop can't do: the heading, when it matters, and what became of it. */
export interface Untaken {
  heading: string;
  /** Values that say nothing. */
  except?: readonly string[];
  effect: Effect;
  text: string;
}

/** Notes what a product had and has not any more. */
export function noteUntaken(
  record: NamedRecord,
  handle: string,
  untaken: readonly Untaken[],
  findings: Findings,
): void {
  for (const { heading, except = [], effect, text } of untaken) {
    const value = record.text(heading);
    if (value !== "" && !except.includes(value.toLowerCase()))
      findings.add(effect, { file: record.file, line: record.line, handle }, heading, text);
  }
}
