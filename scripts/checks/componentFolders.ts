/**
 * Every component folder of the design system is complete: component, style, stories, gallery, test and index. A
 * component that uses another one's style, or passes its class on, needs none of its own.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "../run/root.ts";

const groups = ["primitives", "forms", "commerce", "blocks"];
const longest = 120;

function foldersOf(group: string): string[] {
  const folder = inRoot("packages/ui/src", group);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

/** A folder without a component of its name has code that several components share. */
function faultsOf(folder: string): string[] {
  const name = folder.split(/[\\/]/).at(-1) ?? "";
  const entry = readdirSync(folder);
  const component = `${name}.tsx`;
  if (!/^[A-Z]/.test(name)) return [];
  const text = entry.includes(component) ? readFileSync(join(folder, component), "utf8") : "";
  const styled =
    entry.includes(`${name}.css.ts`) ||
    !/className=\{(?!className\})|style=/.test(text) ||
    /from "\.\.\/.+\.css\.ts"/.test(text);
  const wanted = [component, `${name}.stories.tsx`, `${name}.gallery.stories.tsx`, `${name}.test.tsx`, "index.ts"];
  const missing = wanted.filter((file) => !entry.includes(file)).concat(styled ? [] : [`${name}.css.ts`]);
  const long = entry.filter(
    (file) =>
      /^[A-Z]\w*\.tsx$/.test(file) && readFileSync(join(folder, file), "utf8").trimEnd().split("\n").length > longest,
  );
  const place = relative(root, folder);
  return [
    ...missing.map((file) => `${place} has no ${file}`),
    ...long.map((file) => `${place}/${file} is longer than ${longest} lines`),
  ];
}

const faults = groups.flatMap(foldersOf).flatMap(faultsOf);
if (faults.length > 0) console.error(`${faults.join("\n")}\n${faults.length} faults in component folders`);
process.exitCode = faults.length === 0 ? 0 : 1;
