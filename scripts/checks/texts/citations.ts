/** A row or a numbered point that a text refers to, with its line. */
export type Citation = { name: string; line: number };

/** Requirement ids in square brackets, as in test titles: `[BU-01]`, `[BU-01, BU-03]`, `[BU-01][BU-03]`. */
export function requirementsIn(text: string): Citation[] {
  return found(text, /\[((?:[A-Z]{2}-\d{2}[, ]*)+)\]/g).flatMap(({ name, line }) =>
    [...name.matchAll(/[A-Z]{2}-\d{2}/g)].map(([id]) => ({ name: id, line })),
  );
}

/** Numbered points that texts refer to: `product 8`, `rules 4`, `lesson 23`, `ADR 0021`, as `{ list: "product", number: "8" }`. */
export function pointsIn(text: string): { list: string; number: string; line: number }[] {
  return found(text, /\b((?:[Pp]roduct|[Rr]ules|[Ll]esson|ADR) \d+)\b/g).map(({ name, line }) => {
    const [list = "", number = ""] = name.split(" ");
    return { list: list === "ADR" ? list : list.toLowerCase(), number, line };
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

/** Numbers of the records in a folder: `0021-chat-over-websockets.md` is 0021. */
export function recordsOf(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => /^(\d{4})-.+\.md$/.exec(file)?.[1] ?? []));
}

function found(text: string, pattern: RegExp): Citation[] {
  return [...text.matchAll(pattern)].map(({ 1: name = "", index }) => ({
    name,
    line: text.slice(0, index).split("\n").length,
  }));
}
