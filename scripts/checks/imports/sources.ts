import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { inRoot } from "../../run/root.ts";
import { areaOf } from "./areas.ts";
import { type ImportKind, importsOf } from "./readImports.ts";

/** An import with both ends known. Paths are relative to the package's `src`, with forward slashes. */
export type Edge = {
  package: string;
  from: string;
  fromArea: string;
  line: number;
  kind: ImportKind;
  specifier: string;
  /** Where it leads: a file in the same package, another of our packages with a subpath, or something else. */
  to: Inside | Sibling | { kind: "outside" };
  /** Whether it is a test, a story or a helper of these, which may import anything in their package. */
  isProof: boolean;
};
type Inside = { kind: "inside"; path: string; area: string };
type Sibling = { kind: "sibling"; package: string; subpath: string };

const isSource = /\.tsx?$/;
const isProof = /\.(test|stories|e2e)\.tsx?$|^testing\//;

/** Every import below `packages/<name>/src` of all packages. */
export function allEdges(): Edge[] {
  return readdirSync(inRoot("packages")).flatMap((name) => {
    const src = inRoot("packages", name, "src");
    return readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => isSource.test(file))
      .flatMap((file) => edgesOf(name, file.replaceAll("\\", "/"), readFileSync(join(src, file), "utf8")));
  });
}

/** The imports of one file, given its path and text. */
export function edgesOf(packageName: string, from: string, source: string): Edge[] {
  return importsOf(source).map((written) => ({
    ...written,
    package: packageName,
    from,
    fromArea: areaOf(from),
    to: leadsTo(written.specifier, from),
    isProof: isProof.test(from),
  }));
}

function leadsTo(specifier: string, from: string): Edge["to"] {
  const ours = /^@sundry\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (ours) return { kind: "sibling", package: ours[1] ?? "", subpath: ours[2] ? `./${ours[2]}` : "." };
  const own = /^#\w+\/(.+)$/.exec(specifier)?.[1];
  const path = own ?? (specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : undefined);
  return path === undefined ? { kind: "outside" } : { kind: "inside", path, area: areaOf(path) };
}
