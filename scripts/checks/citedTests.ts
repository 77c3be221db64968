/** Every test that docs/security.md cites as proof exists. A name without a folder is in `packages/server/test`. */
import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";

const lastCells = [...readFileSync(inRoot("docs/security.md"), "utf8").matchAll(/^\|.*\|([^|]+)\|$/gm)];
const cited = new Set(
  lastCells.flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
);

function pathOf(name: string): string {
  if (name.startsWith("src/")) return `packages/server/${name}`;
  if (name.startsWith("storefront/")) return `packages/${name}`;
  return `packages/server/test/${name}`;
}

const missing = [...cited].filter((name) => !existsSync(inRoot(`${pathOf(name)}.test.ts`)));
for (const name of missing) console.error(`docs/security.md cites ${name}, but there is no ${pathOf(name)}.test.ts`);
if (cited.size === 0) console.error("docs/security.md cites no test");
console.log(`${cited.size} tests are cited`);
process.exitCode = missing.length === 0 && cited.size > 0 ? 0 : 1;
