import type { Call } from "./call.ts";
import { bare, childOf, isOptional, nodeOf, type SchemaNode } from "./introspect.ts";

/**
 * Reads the docstrings of calls, by id, from the text of a contract file. Joins their lines and ignores other
 * docstrings.
 */
export function docstringsOf(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = call\(\{\s*id: "([^"]+)"/g);
  return new Map(
    [...found].map(([, comment = "", id = ""]) => {
      const lines = comment.split("\n").map((line) => line.replace(/^\s*\*?\s?/, "").trim());
      return [id, lines.filter((line) => line !== "").join(" ")];
    }),
  );
}

const plain: Readonly<Record<string, string>> = { string: "text", null: "nothing", custom: "file" };

/**
 * Describes a type: `text`, `number`, `"asc" | "desc"`, `list of {id, name}`. Objects are described by their fields, one
 * level deep.
 */
function typeInWords(node: SchemaNode, depth = 1): string {
  const schema = bare(node);
  const { type, element, entries, options, shape, valueType } = schema._zod.def;
  if (element !== undefined) return `list of ${typeInWords(element, depth)}`;
  if (valueType !== undefined) return `${typeInWords(valueType, depth)} by name`;
  if (options !== undefined) return options.map((option) => typeInWords(option, depth)).join(" or ");
  if (entries !== undefined) return Object.values(entries).join(" \\| ");
  if (shape === undefined) return plain[type] ?? type;
  const names = Object.keys(shape);
  const records = childOf(schema, "records");
  if (records !== undefined && "pages" in shape)
    return `page of ${typeInWords(bare(records)._zod.def.element ?? records, depth)}`;
  return depth === 0 ? "object" : `{${names.join(", ")}}`;
}

function row(place: string, name: string, field: SchemaNode): string {
  return `| ${place} | \`${name}\` | ${typeInWords(field)} | ${isOptional(field) ? "" : "yes"} |`;
}

function parameters({ path, query, body }: Call): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => `| path | \`${name}\` | text | yes |`);
  const inQuery = Object.entries(nodeOf(query)._zod.def.shape ?? {}).map(([name, field]) => row("query", name, field));
  const inBody = Object.entries(nodeOf(body)._zod.def.shape ?? {}).map(([name, field]) => row("body", name, field));
  const rows = [...inPath, ...inQuery, ...inBody];
  return rows.length === 0 ? [] : ["", "| in | name | type | required |", "|---|---|---|---|", ...rows];
}

const tokenRule = { none: "no token", optional: "token if there is one", required: "buyers only" } as const;

function section(call: Call, text: string | undefined): string {
  const hasBody = Object.keys(call.body.shape).length > 0;
  const facts = [
    tokenRule[call.auth],
    ...(hasBody ? [`${call.encoding} body`] : []),
    ...(call.unsafe ? [] : ["safe to repeat"]),
    ...(call.inSpec ? [] : ["not in the public specification"]),
  ];
  return [
    `### ${call.id}`,
    "",
    `\`${call.method} ${call.path}\` (${facts.join(", ")})`,
    ...(text === undefined ? [] : ["", text]),
    ...parameters(call),
    "",
    `Answers ${typeInWords(nodeOf(call.result))}.`,
  ].join("\n");
}

/**
 * Returns the API reference as Markdown, one section per area, from `allCalls` and the docstrings that {@link
 * docstringsOf} found.
 */
export function printReference(
  calls: Readonly<Record<string, Call>>,
  docstrings: ReadonlyMap<string, string> = new Map(),
): string {
  const byResource = Map.groupBy(Object.values(calls), ({ id }) => id.split(".")[0] ?? id);
  const parts = [...byResource].map(([resource, members]) =>
    [`## ${resource}`, ...members.map((call) => section(call, docstrings.get(call.id)))].join("\n\n"),
  );
  return `# Buyer API\n\nGenerated from the contract; every answer is wrapped in the envelope \`{success, message, code, timestamp, result}\`.\n\n${parts.join("\n\n")}\n`;
}
