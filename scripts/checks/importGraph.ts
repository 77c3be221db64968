/**
 * The arrows of docs/architecture.md, held for every import below packages/<name>/src: between packages, between folders inside
 * ui and api, between features of the shop; no circles between areas; nothing past `exports`.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { findCycles } from "./imports/cycles.ts";
import { type Exports, offers } from "./imports/exported.ts";
import { forbidden, publicFiles } from "./imports/rules.ts";
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

/** What must be loaded first: not types, not what is loaded later, not proofs, not a feature's public files. */
function isNeed({ kind, isProof, to }: Edge): boolean {
  return kind === "value" && !isProof && to.kind === "inside" && !publicFiles.includes(to.path);
}

function circles(edges: readonly Edge[]): string[] {
  return [...Map.groupBy(edges.filter(isNeed), (edge) => edge.package)].flatMap(([name, members]) =>
    findCycles(members.map(({ fromArea, to }) => [fromArea, to.kind === "inside" ? to.area : ""])).map((way) => {
      const steps = way.slice(1).map((to, index) => {
        const step = members.find(
          (edge) => edge.fromArea === way[index] && edge.to.kind === "inside" && edge.to.area === to,
        );
        return `    ${step?.from}:${step?.line} imports ${step?.specifier}`;
      });
      return [`packages/${name}: ${way.join(" → ")} is a circle`, ...steps].join("\n");
    }),
  );
}

const edges = allEdges();
const broken = edges.flatMap((edge) => {
  const reason = forbidden(edge, exported);
  return reason === undefined
    ? []
    : [`packages/${edge.package}/src/${edge.from}:${edge.line} imports ${edge.specifier}: ${reason}`];
});
const faults = [...broken, ...circles(edges)];
for (const fault of faults) console.error(fault);
console.log(`${edges.length} imports, ${faults.length} against the rules`);
process.exitCode = faults.length === 0 ? 0 : 1;
