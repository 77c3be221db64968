/**
 * Every row of docs/specification.md names the tests that prove it: their file, and a part of the title that no other
 * test of the file has. They exist and run.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { sourceFiles } from "./texts/files.ts";
import { faultsOf, provenRowsIn } from "./texts/provenRows.ts";
import { testTitlesIn } from "./texts/testTitles.ts";

const document = "docs/specification.md";
const tests = new Map(
  sourceFiles(/\.(test|e2e)\.tsx?$/).map(({ path, text }) => [path, testTitlesIn(path, text)] as const),
);
const rows = provenRowsIn(readFileSync(inRoot(document), "utf8"));
const faults = rows.flatMap((row) =>
  faultsOf(row, tests).map((fault) => `${document}:${row.line} “${row.sentence}” ${fault}`),
);
for (const fault of faults) console.error(fault);
if (rows.length === 0) console.error(`${document} has no rows`);
console.log(
  `${rows.length - new Set(faults.map((fault) => fault.split(" ")[0])).size} of ${rows.length} rows are proven`,
);
process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1;
