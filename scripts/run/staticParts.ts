import { existsSync, readdirSync } from "node:fs";
import { auditPart } from "./auditPart.ts";
import { capture, tool } from "./command.ts";
import { check, type Part } from "./part.ts";
import { inRoot } from "./root.ts";

const packages = readdirSync(inRoot("packages")).map((name) => `packages/${name}`);
const rootFiles = () => readdirSync(inRoot()).filter((name) => name.endsWith(".ts"));
const rootFolders = () => ["scripts", ".storybook", ...rootFiles()];

/**
 * Checks that don't run the product: types, lint, format, the project's own checks, and known vulnerabilities of its
 * packages. One part per package each.
 */
export function staticParts(): Part[] {
  return [
    ...["", ...packages].map((folder) =>
      check(`types ${folder || "root"}`, () => capture({ args: tool("typescript#tsc", "-p", inRoot(folder)) })),
    ),
    ...places().map(([name, paths]) =>
      check(`lint ${name}`, () => capture({ args: tool("oxlint", "--type-aware", "--deny-warnings", ...paths) })),
    ),
    ...places().map(([name, paths]) =>
      check(`format ${name}`, () => capture({ args: tool("@biomejs/biome", "format", ...paths) })),
    ),
    ...projectChecks().map((file) =>
      check(`check ${file.replace(/\.ts$/, "")}`, () => capture({ args: [inRoot("scripts/checks", file)] })),
    ),
    check("unused code", () => capture({ args: tool("knip", "--no-progress") })),
    auditPart("audit of production packages"),
  ];
}

const places = (): [name: string, paths: string[]][] => [
  ["root", rootFolders()],
  ...packages.map((folder): [string, string[]] => [folder, [folder]]),
];

function projectChecks(): string[] {
  const folder = inRoot("scripts/checks");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
}
