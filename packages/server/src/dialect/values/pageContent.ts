import { type Fields, listOf } from "./valueObject.ts";

/** Pictures beside each other on the right of a `carousel2`. */
const beside = 3;

/**
 * The JSON of a page for clients that read each block's items by other names: goods blocks `title` and `desc`, the others
 * `name` and `describe`. Items get both. A text that is not JSON stays as it is.
 */
export function pageFor(text: string): string {
  try {
    return JSON.stringify(named(JSON.parse(text) as unknown));
  } catch {
    return text;
  }
}

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, named(each)])) as Fields;
  if (own["type"] === "carousel2") return { ...own, options: withFullRows(own["options"]) };
  return "img" in own && !("type" in own) ? withNames(own) : own;
}

function withNames(item: Fields): Fields {
  const name = item["name"] ?? item["title"] ?? "";
  const describe = item["describe"] ?? item["desc"] ?? "";
  return { ...item, name, title: item["title"] ?? name, describe, desc: item["desc"] ?? describe };
}

/** Groups of exactly three: a client reads three of each, and the last one is filled up from the beginning. */
function withFullRows(options: unknown): unknown {
  const given = (options ?? {}) as Fields;
  const rows = given["listRight"];
  if (!Array.isArray(rows) || rows.every((row) => Array.isArray(row) && row.length >= beside)) return options;
  const items = rows.flatMap(listOf);
  const groups = Array.from({ length: Math.ceil(items.length / beside) }, (_, group) =>
    Array.from({ length: beside }, (__, at) => items[(group * beside + at) % items.length]),
  );
  return { ...given, listRight: groups };
}
