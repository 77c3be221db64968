import { readFileSync } from "node:fs";
import { allCalls } from "../../packages/api/src/contract/index.ts";
import { docstringsOf } from "../../packages/api/src/contract/reference.ts";
import { type PublishedPackage } from "../package/build.ts";
import { publishedEntries } from "../package/entries.ts";
import { inRoot } from "../run/root.ts";
import { type Export, exportsOf, sourceOf } from "./exportsOf.ts";

/**
 * The `llms.txt` of a package, which is in its tarball: everything a language model needs to use it, its README and then each
 * import with what it offers.
 */
export function llmsText(packageName: PublishedPackage): string {
  const readme = readFileSync(inRoot("packages", packageName, "README.md"), "utf8");
  // The last sections are for people who work on the package.
  const [forUsers = ""] = readme.split(/^## For people who work on it$/m);
  const imports = packageName === "ui" ? uiImports() : apiImports();
  return `${forUsers.trim()}\n\n## Every import\n\n${imports.join("\n")}\n`;
}

function uiImports(): string[] {
  return publishedEntries("ui").flatMap(({ name, module }) => {
    const exported = exportsOf(sourceOf(inRoot("packages/ui/src", module)));
    return [`### @sundry/ui/${name}`, "", ...exported.flatMap((one) => described(one, exported)), ""];
  });
}

/** One line for an export, and one for each prop of a component. */
function described({ name, kind, text, deprecated, members, definition }: Export, all: readonly Export[]): string[] {
  const isProps = name.endsWith("Props") && all.some((other) => other.name === name.replace(/Props$/, ""));
  if (isProps) return [];
  const props = all.find((other) => other.name === `${name}Props`);
  const shown = kind === "type" ? ` = ${definition}` : kind === "function" && !props ? definition : "";
  const more = props?.definition ?? (kind === "interface" ? definition : "");
  return [
    `- \`${name}${shown.length < 200 ? shown : ""}\`${text && `: ${text}`}${deprecated ? ` Deprecated: ${deprecated}` : ""}`,
    ...(props?.members ?? members).map((prop) => `  - \`${prop.name}: ${prop.type}\`${prop.text && ` ${prop.text}`}`),
    ...(more ? [`  - and those of \`${more}\``] : []),
  ];
}

function apiImports(): string[] {
  return publishedEntries("api").flatMap(({ name, module }) => {
    const source = readFileSync(sourceOf(inRoot("packages/api/src", module)), "utf8");
    const docstrings = docstringsOf(source);
    const calls = Object.values(allCalls).filter(({ id }) => docstrings.has(id));
    const names = new Map(
      [...source.matchAll(/export const (\w+) = call\(\{\s*id: "([^"]+)"/g)].map(([, a, b]) => [b, a]),
    );
    const lines = calls.map(
      ({ id, method, path, auth }) =>
        `- \`${names.get(id) ?? id}\`: ${docstrings.get(id) ?? ""} (${method} ${path}${auth === "required" ? ", buyers only" : ""})`,
    );
    const others = exportsOf(sourceOf(inRoot("packages/api/src", module)))
      .filter(({ name: exported, text }) => text !== "" && ![...names.values()].includes(exported))
      .flatMap((one) => described(one, []));
    const all = [...lines, ...others];
    return all.length === 0 ? [] : [`### @sundry/api${name && `/${name}`}`, "", ...all, ""];
  });
}
