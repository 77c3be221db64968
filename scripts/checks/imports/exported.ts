/** The part of a package's manifest that lists its public entries. */
export type Exports = Readonly<Record<string, string | null | object>>;

/**
 * Whether `subpath` (`.`, `./theme`, `./primitives/Button`) is exported. A longer pattern takes precedence; null
 * excludes.
 */
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
