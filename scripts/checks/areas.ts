/** The same area has the same name in the contract, in the server and in the shop. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";

const contract = inRoot("packages/api/src/contract");
const areas = new Set(
  readdirSync(contract)
    .filter(
      (file) => file.endsWith(".ts") && /^export const \w+ = call\(/m.test(readFileSync(`${contract}/${file}`, "utf8")),
    )
    .map((file) => file.slice(0, -".ts".length)),
);

const houses = inRoot("packages/server/src/modules");
/** Folders of the server's houses. A module without routes serves other modules and has a name of its own. */
const modules = readdirSync(houses).flatMap((house) =>
  readdirSync(`${houses}/${house}`).filter((name) => existsSync(`${houses}/${house}/${name}/routes.ts`)),
);
const named: Readonly<Record<string, readonly string[]>> = {
  "packages/server/src/modules": modules,
  "packages/storefront/src/features": readdirSync(inRoot("packages/storefront/src/features")),
};

const faults = Object.entries(named).flatMap(([place, names]) =>
  names
    .filter((name) => !areas.has(name))
    .map((name) => `${place}/${name} is named like no file of packages/api/src/contract`),
);
if (areas.size === 0) faults.push("no call was found in packages/api/src/contract");
for (const fault of faults) console.error(fault);
console.log(`${areas.size} areas, ${faults.length} folders with another name`);
process.exitCode = faults.length === 0 ? 0 : 1;
