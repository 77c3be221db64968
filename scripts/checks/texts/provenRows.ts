import type { TestTitle } from "./testTitles.ts";

/** A row of docs/specification.md: what the specification says, and what proves it. */
export type ProvenRow = { sentence: string; line: number; proofs: readonly Proof[] };
/** A test: its file without folder and extension, with as many folders as it takes to be the only one; part of its title. */
export type Proof = { file: string; title: string };

const heading = /^\|(?:\s*The specification\s*\||.*\|\s*Proven by\s*\|$|\s*:?-+:?\s*\|)/;

/** The rows of every table whose last column has the tests: `` `Rail` part of the title, `cart.e2e` another one``. */
export function provenRowsIn(markdown: string): ProvenRow[] {
  return markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("|") || heading.test(text)) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const proof = cells.at(-1) ?? "";
    return [
      {
        sentence: cells.slice(0, -1).join(" ").trim(),
        line: index + 1,
        proofs: [...proof.matchAll(/`([^`]+)` ([^`]+)/g)].map(([, file = "", title = ""]) => ({
          file,
          title: title.replace(/[,;.]?\s*$/, ""),
        })),
      },
    ];
  });
}

/** What is wrong with a row, in words; nothing if each of its tests exists once and runs. */
export function faultsOf(row: ProvenRow, tests: ReadonlyMap<string, readonly TestTitle[]>): string[] {
  if (row.proofs.length === 0) return ["names no test"];
  return row.proofs.flatMap(({ file, title }) => {
    const files = [...tests.keys()].filter((path) => isCalled(path, file));
    if (files.length !== 1) return [`names ${file}, which is ${files.length === 0 ? "no file" : "several files"}`];
    const found = (tests.get(files[0] ?? "") ?? []).filter((test) => test.title.includes(title));
    if (found.length !== 1) return [`names “${title}”, which ${found.length} tests of ${file} have in their title`];
    return found[0]?.skipped === true ? [`names “${title}”, which is skipped`] : [];
  });
}

/** Whether a name such as `cart.e2e`, `CartPage` or `server/test/cart` stands for a file. */
function isCalled(path: string, name: string): boolean {
  return `/${path.replace(/(\.test)?\.tsx?$/, "")}`.endsWith(`/${name}`);
}
