/**
 * Every test has the requirement it proves in its title, or in that of a group around it. The requirement exists, and
 * so does every point that code or docs refer to. Prints how many requirements have a test and, with `--missing`, which
 * have none. That is not a failure, because they may not be built yet.
 */
import { readdirSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { numbersOf, pointsIn, recordsOf, requirementsIn, rowsOf } from "./texts/citations.ts";
import { sourceFiles } from "./texts/files.ts";
import { testTitlesIn } from "./texts/testTitles.ts";

/** Tests without a requirement: they need no id, but may have one. Paths, or the beginnings of paths. */
const withoutRow: Readonly<Record<string, string>> = {
  "packages/demo/test/": "The demo's goods, words and pictures are content.",
  "packages/server/src/config.test.ts": "How a shop is set up: docs/deployment.md.",
  "packages/server/src/failureText.test.ts": "How a shop is started: docs/deployment.md.",
  "packages/server/src/http/": "How a shop stands in a network: docs/deployment.md.",
  "packages/server/src/start/": "How a shop is started: docs/deployment.md.",
  "packages/server/test/db/": "The database and its client: docs/deployment.md.",
  "packages/server/test/edge.test.ts": "How a shop stands in a network: docs/deployment.md.",
  "packages/server/test/http.test.ts": "How a shop answers, whatever was asked.",
  "scripts/": "The project's own tools.",
};
const needsId = (path: string) => !Object.keys(withoutRow).some((beginning) => path.startsWith(beginning));

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
  // The tests of these checks contain ids without proving them.
  if (path.startsWith("scripts/checks")) continue;
  if (/\.(test|e2e|stories)\.tsx?$/.test(path))
    for (const { name, line } of requirementsIn(text)) {
      if (rows.has(name)) proven.add(name);
      else faults.push(`${path}:${line} cites ${name}, which docs/requirements.md does not have`);
    }
  if (/\.(test|e2e)\.tsx?$/.test(path) && needsId(path))
    for (const { title, line } of testTitlesIn(path, text))
      if (requirementsIn(title).length === 0)
        faults.push(`${path}:${line} "${title}" names no requirement: begin the title with its id, such as [BU-01]`);
  for (const { list, number, line } of pointsIn(text))
    if (!points.get(list)?.has(number))
      faults.push(`${path}:${line} cites ${list} ${number}, which docs/ does not have`);
}

for (const fault of faults) console.error(fault);
console.log(`${proven.size} of ${rows.size} requirements have a test`);
if (process.argv.includes("--missing")) console.log([...rows].filter((row) => !proven.has(row)).join(" "));
process.exitCode = faults.length === 0 ? 0 : 1;
