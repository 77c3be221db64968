/** The part of a package's manifest that says what others may import. */
export type Exports = Readonly<Record<string, string | null | object>>;

/** True when `subpath` (`.`, `./theme`, `./primitives/Button`) is offered; a longer pattern beats a shorter one, null closes. */
export function offers(exports: Exports, subpath: string): boolean {
  if (subpath in exports) return exports[subpath] !== null;
  const [best] = Object.keys(exports)
    .filter((pattern) => pattern.includes("*") && matches(pattern, subpath))
    .sort((a, b) => b.indexOf("*") - a.indexOf("*"));
  return best !== undefined && exports[best] !== null;
}

function matches(pattern: string, subpath: string): boolean {
  const [before = "", after = ""] = pattern.split("*");
  return subpath.startsWith(before) && subpath.endsWith(after) && subpath.length > before.length + after.length;
}
