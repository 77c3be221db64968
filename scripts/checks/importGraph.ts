/**
 * Enforces the import rules of docs/architecture.md for every import below packages/<name>/src: between packages,
 * between folders of a package, and between features of the shop. No cycles between files or areas, and no imports that
 * bypass `exports`.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { findCycles } from "./imports/cycles.ts";
import { type Exports, offers } from "./imports/exported.ts";
import { forbidden, loadsPage } from "./imports/rules.ts";
import { allEdges, type Edge } from "./imports/sources.ts";

const manifests = new Map<string, Exports>();

function exported(name: string, subpath: string): boolean {
  let exports = manifests.get(name);
  if (exports === undefined) {
    const text = readFileSync(inRoot("packages", name, "package.json"), "utf8");
    exports = (JSON.parse(text) as { exports?: Exports }).exports ?? {};
    manifests.set(name, exports);
  }
  return offers(exports, subpath);
}

/**
 * An import that can be part of a cycle, including types and lazy imports, but not tests and not the pages of routes.
 */
function isNeed(edge: Edge): boolean {
  return !edge.isProof && edge.to.kind === "inside" && !loadsPage(edge);
}

/** Between areas, types and lazy imports are allowed, except between features of the shop. */
function isNeedOfArea(edge: Edge): boolean {
  return isNeed(edge) && (edge.kind === "value" || edge.package === "storefront");
}

/** Cycles among `edges`, whose ends have the names that `nameOf` returns. */
function circles(edges: readonly Edge[], nameOf: { from(edge: Edge): string; to(edge: Edge): string }): string[] {
  return [...Map.groupBy(edges, (edge) => edge.package)].flatMap(([name, members]) =>
    findCycles(members.map((edge) => [nameOf.from(edge), nameOf.to(edge)])).map((way) => {
      const steps = way.slice(1).map((to, index) => {
        const step = members.find((edge) => nameOf.from(edge) === way[index] && nameOf.to(edge) === to);
        return `    ${step?.from}:${step?.line} imports ${step?.specifier}`;
      });
      return [`packages/${name}: ${way.join(" → ")} is a circle`, ...steps].join("\n");
    }),
  );
}

const files = { from: (edge: Edge) => edge.from, to: ({ to }: Edge) => (to.kind === "inside" ? to.path : "") };
const areas = { from: (edge: Edge) => edge.fromArea, to: ({ to }: Edge) => (to.kind === "inside" ? to.area : "") };

const edges = allEdges();
const broken = edges.flatMap((edge) => {
  const reason = forbidden(edge, exported);
  return reason === undefined
    ? []
    : [`packages/${edge.package}/src/${edge.from}:${edge.line} imports ${edge.specifier}: ${reason}`];
});
const faults = [...broken, ...circles(edges.filter(isNeed), files), ...circles(edges.filter(isNeedOfArea), areas)];
for (const fault of faults) console.error(fault);
console.log(`${edges.length} imports, ${faults.length} against the rules`);
process.exitCode = faults.length === 0 ? 0 : 1;
