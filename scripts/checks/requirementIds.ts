/**
 * Every row that a test claims to prove exists, and every point that code refers to is there to be read. Prints how many
 * rows have a test and, with `--missing`, which have none; a row without a test is not a failure, it may not be built yet.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { numbersOf, pointsIn, requirementsIn, rowsOf } from "./texts/citations.ts";
import { sourceFiles } from "./texts/files.ts";

const document = (name: string) => readFileSync(inRoot("docs", name), "utf8");
const rows = rowsOf(document("requirements.md"));
const points = new Map([
  ["decisions", numbersOf(document("product-decisions.md"))],
  ["RULES", numbersOf(document("marketplace-rules.md"))],
  ["lessons", numbersOf(document("lessons.md"))],
]);

const proven = new Set<string>();
const faults: string[] = [];
for (const { path, text } of sourceFiles()) {
  // The tests of these checks talk about ids without proving them.
  if (path.startsWith("scripts/checks")) continue;
  if (/\.(test|e2e|stories)\.tsx?$/.test(path))
    for (const { name, line } of requirementsIn(text)) {
      if (rows.has(name)) proven.add(name);
      else faults.push(`${path}:${line} cites ${name}, which docs/requirements.md does not have`);
    }
  for (const { list, number, line } of pointsIn(text))
    if (!points.get(list)?.has(number))
      faults.push(`${path}:${line} cites ${list} ${number}, which docs/ does not have`);
}

for (const fault of faults) console.error(fault);
console.log(`${proven.size} of ${rows.size} rows have a test`);
if (process.argv.includes("--missing")) console.log([...rows].filter((row) => !proven.has(row)).join(" "));
process.exitCode = faults.length === 0 ? 0 : 1;
