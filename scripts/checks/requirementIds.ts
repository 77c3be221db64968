/**
 * Every requirement that a test claims to prove exists, and so does every point that code or docs refer to. Prints how many
 * requirements have a test and, with `--missing`, which have none; that is not a failure, as they may not be built yet.
 */
import { readdirSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { numbersOf, pointsIn, recordsOf, requirementsIn, rowsOf } from "./texts/citations.ts";
import { sourceFiles } from "./texts/files.ts";

const document = (name: string) => readFileSync(inRoot("docs", name), "utf8");
const rows = rowsOf(document("requirements.md"));
const points = new Map([
  ["product", numbersOf(document("product-decisions.md"))],
  ["rules", numbersOf(document("marketplace-rules.md"))],
  ["lesson", numbersOf(document("lessons.md"))],
  ["ADR", recordsOf(readdirSync(inRoot("docs/decisions")))],
]);

const proven = new Set<string>();
const faults: string[] = [];
const guides = readdirSync(inRoot("docs"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .map((path) => ({ path: `docs/${path}`, text: document(path) }));
for (const { path, text } of [...sourceFiles(), ...guides]) {
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
console.log(`${proven.size} of ${rows.size} requirements have a test`);
if (process.argv.includes("--missing")) console.log([...rows].filter((row) => !proven.has(row)).join(" "));
process.exitCode = faults.length === 0 ? 0 : 1;
