import { nodeOf, type SchemaNode } from "./introspect.ts";
import type { Params } from "./call.ts";
import type { TextKind } from "./scalars.ts";

/** What the declaration of a text says about it. `longest` counts code points. */
export interface TextRule {
  readonly longest: number;
  readonly kind: TextKind;
}

/** Bounds of what a request can contain. */
export interface RequestSize {
  /** Bytes of its parameters, however they are encoded. */
  readonly bytes: number;
  /** Values, with lists and objects. */
  readonly values: number;
  /** Levels of lists and objects. */
  readonly depth: number;
}

/** A character outside the basic plane, as `\ud83d\ude00` in JSON or `%F0%9F%98%80` in a form. */
const bytesPerCharacter = 12;
/** Digits, sign and exponent of a number. */
const bytesPerNumber = 32;
/** Quotes, separators and the like around a value; percent-encoded, they take three bytes each. */
const bytesAround = 12;

/** The rule of a text of a request, from its check `atMost`; undefined if the schema has none. */
export function textRule(node: SchemaNode): TextRule | undefined {
  for (const { _zod } of node._zod.def.checks ?? []) {
    const { longest, kind } = _zod.def.params ?? {};
    if (typeof longest === "number") return { longest, kind: kind as TextKind };
  }
  return undefined;
}

/**
 * The largest size of parameters that their schema accepts. Throws a TypeError that names a text, list or number without
 * a limit, and a type that a request cannot have.
 */
export function largestOf(schema: Params): RequestSize {
  return sizeOf(nodeOf(schema), "");
}

function sizeOf(node: SchemaNode, place: string): RequestSize {
  const { type, innerType, element, shape, entries } = node._zod.def;
  if (innerType) return sizeOf(innerType, place);
  if (shape) return objectSize(shape, place);
  if (element) return listSize(node, element, place);
  if (entries) return leaf(Math.max(...Object.values(entries).map((entry) => entry.length)));
  if (type === "boolean") return leaf("false".length);
  // The file of a form has a limit of its own (`upload.ts`).
  if (type === "custom") return leaf(0);
  if (type === "number" && boundOf(node, "less_than") !== undefined && boundOf(node, "greater_than") !== undefined)
    return leaf(bytesPerNumber);
  const rule = textRule(node);
  if (type === "string" && rule) return leaf(rule.longest * bytesPerCharacter);
  throw new TypeError(`${place} (${type}) has no limit`);
}

function leaf(bytes: number): RequestSize {
  return { bytes: bytes + bytesAround, values: 1, depth: 0 };
}

function objectSize(shape: Readonly<Record<string, SchemaNode>>, place: string): RequestSize {
  const fields = Object.entries(shape).map(([name, field]) => ({
    nameBytes: name.length + bytesAround,
    size: sizeOf(field, place === "" ? name : `${place}.${name}`),
  }));
  return {
    bytes: fields.reduce((sum, { nameBytes, size }) => sum + nameBytes + size.bytes, bytesAround),
    values: fields.reduce((sum, { size }) => sum + size.values, 1),
    depth: 1 + Math.max(0, ...fields.map(({ size }) => size.depth)),
  };
}

function listSize(node: SchemaNode, element: SchemaNode, place: string): RequestSize {
  const longest = longestList(node);
  if (longest === undefined) throw new TypeError(`${place} (array) has no limit`);
  const { bytes, values, depth } = sizeOf(element, `${place}[]`);
  // In a form, each value repeats the name of the list.
  const named = bytes + bytesAround + place.length;
  return { bytes: bytesAround + longest * named, values: 1 + longest * values, depth: 1 + depth };
}

/** Most values of a list; undefined if the schema does not say. */
export function longestList(node: SchemaNode): number | undefined {
  for (const { _zod } of node._zod.def.checks ?? [])
    if (_zod.def.check === "max_length" && _zod.def.maximum !== undefined) return _zod.def.maximum;
  return undefined;
}

/** The bound of a number in a direction; undefined if its schema has none. */
export function boundOf(node: SchemaNode, check: "less_than" | "greater_than"): number | undefined {
  const bounds = (node._zod.def.checks ?? [])
    .filter(({ _zod }) => _zod.def.check === check)
    .flatMap(({ _zod }) => (typeof _zod.def.value === "number" ? [_zod.def.value] : []));
  if (bounds.length === 0) return undefined;
  return check === "less_than" ? Math.min(...bounds) : Math.max(...bounds);
}
