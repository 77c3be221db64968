import type { Call } from "../src/contract/call.ts";
import { bare, nodeOf, type SchemaNode } from "../src/contract/introspect.ts";

/** Texts that a backend parses, so any text won't do. */
const texts: Readonly<Record<string, string>> = {
  birthday: "1990-11-20",
  mDeliverTime: "2026-11-20",
  disabled: "OPEN",
};

/** An input of a call with all its parameters. */
export function inputOf({ path, query, body }: Call): Record<string, unknown> {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "7"] as const);
  return { ...Object.fromEntries(places), ...fieldsOf(nodeOf(query)), ...fieldsOf(nodeOf(body)) };
}

function fieldsOf(node: SchemaNode): Record<string, unknown> {
  const fields = Object.entries(bare(node)._zod.def.shape ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(name, field)]));
}

function valueOf(name: string, field: SchemaNode): unknown {
  const { type, element, entries, shape } = bare(field)._zod.def;
  if (shape !== undefined) return fieldsOf(field);
  if (element !== undefined) return [valueOf(name, element)];
  if (entries !== undefined) return Object.values(entries)[0];
  if (type === "number") return 3;
  if (type === "boolean") return true;
  if (type === "custom") return new Blob(["x"], { type: "image/png" });
  return texts[name] ?? "some text";
}
