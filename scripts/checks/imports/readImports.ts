/** How a file imports another one: its values, only its types, or later with `import()`. */
export type ImportKind = "value" | "type" | "lazy";

/** One import, as written. */
export type WrittenImport = { specifier: string; kind: ImportKind; line: number };

const statement = /^[ \t]*(?:import|export)\s+(?:(type)\s+)?(?:([^"';]*?)\s*from\s*)?"([^"\n]+)"/gm;
const later = /\bimport\(\s*"([^"\n]+)"/g;

/**
 * The imports and re-exports of a module's text, in order. Reads our own formatting (double quotes), without a
 * compiler.
 */
export function importsOf(source: string): WrittenImport[] {
  const text = withoutComments(source);
  const line = (index: number) => text.slice(0, index).split("\n").length;
  const found = [
    ...[...text.matchAll(statement)].map(({ index, 0: all, 1: type, 2: names = "", 3: specifier = "" }) => ({
      specifier,
      kind: type !== undefined || onlyTypes(names) ? ("type" as const) : ("value" as const),
      line: line(index + all.length - 1),
    })),
    ...[...text.matchAll(later)].map(({ index, 1: specifier = "" }) => ({
      specifier,
      kind: "lazy" as const,
      line: line(index),
    })),
  ];
  return found.sort((a, b) => a.line - b.line);
}

/** `{ type A, type B }`: nothing of it remains at run time. */
function onlyTypes(names: string): boolean {
  const inside = /^\{(.*)\}$/s.exec(names.trim())?.[1];
  const list = inside
    ?.split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return list !== undefined && list.length > 0 && list.every((name) => name.startsWith("type "));
}

/** Comments become blank, so that line numbers stay the same. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));
}
