/** A row or a numbered point that a text refers to, with its line. */
export type Citation = { name: string; line: number };

/** Requirement ids in square brackets, as test titles carry them: `[BU-01]`, `[BU-01, BU-03]`, `[BU-01][BU-03]`. */
export function requirementsIn(text: string): Citation[] {
  return found(text, /\[((?:[A-Z]{2}-\d{2}[, ]*)+)\]/g).flatMap(({ name, line }) =>
    [...name.matchAll(/[A-Z]{2}-\d{2}/g)].map(([id]) => ({ name: id, line })),
  );
}

/** Numbered points that comments refer to: `decisions 8`, `RULES 4`, `lessons 23`, as `["decisions", "8"]`. */
export function pointsIn(text: string): { list: string; number: string; line: number }[] {
  return found(text, /\b((?:decisions|RULES|lessons) \d+)\b/g).map(({ name, line }) => {
    const [list = "", number = ""] = name.split(" ");
    return { list, number, line };
  });
}

/** The first cells of the tables of docs/requirements.md. */
export function rowsOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\| ([A-Z]{2}-\d{2}) \|/gm)].map(([, id = ""]) => id));
}

/** Numbers of a list of points: `8. …`, `## 8. …` or `| 8 | …` at the start of a line. */
export function numbersOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^(?:## )?(?:\| )?(\d+)(?:\.| \|)/gm)].map(([, number = ""]) => number));
}

function found(text: string, pattern: RegExp): Citation[] {
  return [...text.matchAll(pattern)].map(({ 1: name = "", index }) => ({
    name,
    line: text.slice(0, index).split("\n").length,
  }));
}
