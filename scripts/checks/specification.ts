/**
 * Every row of docs/specification.md, and of what docs/reference-backend.md says is proven, names its tests: their file,
 * and a part of the title that no other test of the file has. They exist and run.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { sourceFiles } from "./texts/files.ts";
import { faultsOf, provenRowsIn } from "./texts/provenRows.ts";
import { testTitlesIn } from "./texts/testTitles.ts";

const documents = [
  { path: "docs/specification.md", from: "# Specification" },
  { path: "docs/reference-backend.md", from: "## What the tests prove" },
];
const tests = new Map(
  sourceFiles(/\.(test|e2e)\.tsx?$/).map(({ path, text }) => [path, testTitlesIn(path, text)] as const),
);
const rows = documents.flatMap(({ path, from }) => {
  const text = readFileSync(inRoot(path), "utf8");
  const first = text.slice(0, text.indexOf(`${from}\n`)).split("\n").length;
  return provenRowsIn(text)
    .filter(({ line }) => line > first)
    .map((row) => ({ ...row, document: path }));
});
const faults = rows.flatMap((row) =>
  faultsOf(row, tests).map((fault) => `${row.document}:${row.line} “${row.sentence}” ${fault}`),
);
for (const fault of faults) console.error(fault);
const empty = documents.filter(({ path }) => !rows.some(({ document }) => document === path));
for (const { path } of empty) console.error(`${path} has no rows`);
console.log(
  `${rows.length - new Set(faults.map((fault) => fault.split(" ")[0])).size} of ${rows.length} rows are proven`,
);
process.exitCode = faults.length === 0 && empty.length === 0 ? 0 : 1;
