import { stringify } from "csv-stringify/sync";
import { type Effect, effects, type Finding } from "./findings.ts";

const titles: Readonly<Record<Effect, string>> = {
  leftOut: "Not imported",
  draft: "Drafts, not on sale",
  partLeftOut: "Left out",
  soldOut: "Sold out",
  changed: "Changed",
  note: "Also",
};
/** Lines of each kind on the screen. */
const linesShown = 20;
/** From this many on, products of which the same is said share a line. */
const several = 3;

/** What an import has to tell, for the screen, the most harmful first. `file` says where the rest is. */
export function reportLines(findings: readonly Finding[]): string[] {
  return effects.flatMap((effect) => {
    const own = findings.filter((finding) => finding.effect === effect);
    if (own.length === 0) return [];
    const bySentence = Map.groupBy(own, ({ heading, text }) => JSON.stringify([heading, text]));
    const lines = [...bySentence.values()].flatMap((same) => {
      const handles = new Set(same.map(({ handle }) => handle));
      return handles.size >= several ? [sharedLine(same, handles)] : same.map(lineOf);
    });
    const rest = lines.length - linesShown;
    const shown = rest > 0 ? [...lines.slice(0, linesShown), `and ${rest} more; --report FILE writes all`] : lines;
    return [`${titles[effect]}:`, ...shown.map((line) => `  ${line}`)];
  });
}

/** The same as CSV: a row for each, and for each column with content that was not used. */
export function reportCsv(findings: readonly Finding[], ignored: readonly string[]): string {
  const rows = findings.map(({ effect, handle, file, line, heading = "", text }) => [
    titles[effect],
    handle,
    file,
    String(line),
    heading,
    text,
  ]);
  const unused = ignored.map((heading) => ["Not used", "", "", "", heading, "the shop has nothing for this column."]);
  const headings = ["Result", "Handle", "File", "Line", "Column", "Reason"];
  return `\uFEFF${stringify([headings, ...rows, ...unused], { escape_formulas: true })}`;
}

function lineOf({ file, line, handle, heading, text }: Finding): string {
  return `${[`${file} line ${line}`, handle, heading].flatMap((part) => part || []).join(", ")}: ${text}`;
}

function sharedLine(same: readonly Finding[], handles: ReadonlySet<string>): string {
  const [{ heading, text } = { heading: undefined, text: "" }] = same;
  const some = [...handles].slice(0, several).join(", ");
  return `${handles.size} products (${some}${handles.size > several ? " …" : ""})${heading === undefined ? "" : `, ${heading}`}: ${text}`;
}
