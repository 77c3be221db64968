/**
 * The theme decides how everything looks: outside packages/ui/src/theme, no style module and no `style` prop has its
 * own colour, size in px or rem, or duration. Percentages, fr, em, ch, viewport units, plain numbers and `auto` are
 * allowed, because they are layout.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "../run/root.ts";

const literals: readonly [RegExp, string][] = [
  [/#[0-9a-f]{3,8}\b/i, "a colour"],
  [/\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i, "a colour"],
  [/(?<![\w-])-?(?:\d+\.)?\d+(?:px|rem|pt)\b/, "a size"],
  [/(?<![\w-])(?:\d+\.)?\d+m?s\b/, "a duration"],
];

/** Zero with a unit is allowed: some CSS functions require the unit. */
const withoutZero = (text: string) => text.replace(/(?<![\w.])0(?:px|rem|m?s)\b/g, "0");

/** Removes comments, and drawings inside `url("data:…")`, which have colours only as masks. */
const withoutProse = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/url\((\\?["'])data:[\s\S]*?\1\)/g, "url()");

const isStyleModule = (file: string) => file.endsWith(".css.ts");
const isComponent = (file: string) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(file);

/** The style code of a file: all of a style module, or the `style={{ … }}` props of a component. */
function looks(file: string, text: string): string {
  if (isStyleModule(file)) return text;
  const props = [...text.matchAll(/\bstyle=\{\{[\s\S]*?\}\}/g)];
  const kept = text.replace(/[^\n]/g, " ").split("");
  for (const { 0: prop, index } of props) kept.splice(index, prop.length, ...prop);
  return kept.join("");
}

function faultsOf(file: string): string[] {
  const text = looks(file, withoutZero(withoutProse(readFileSync(file, "utf8"))));
  return text
    .split("\n")
    .flatMap((line, index) =>
      literals
        .filter(([pattern]) => pattern.test(line))
        .map(([, what]) => `${relative(root, file)}:${index + 1} writes ${what} of its own: ${line.trim()}`),
    );
}

const files = ["packages/ui/src", "packages/storefront/src"].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" }).map((file) => join(inRoot(folder), file)),
);
const themed = inRoot("packages/ui/src/theme");
const faults = files
  .filter((file) => !file.startsWith(themed) && (isStyleModule(file) || isComponent(file)))
  .flatMap(faultsOf);
if (faults.length > 0) console.error(`${faults.join("\n")}\n${faults.length} looks are not from the theme`);
process.exitCode = faults.length === 0 ? 0 : 1;
