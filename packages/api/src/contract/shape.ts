import type * as z from "zod/mini";
import { type ConversionName, conversions } from "./conversions.ts";
import { nodeOf, type SchemaNode } from "./introspect.ts";

/**
 * The form of an answer as plain data. {@link shapeOf} reads it from a schema, and the shop's build replaces the schema
 * with it, so that visitors load no schema library. A text is a simple type or a conversion; a list starts with its
 * kind; an object has its fields.
 */
export type Shape =
  | "string"
  | "number"
  | "int"
  | "boolean"
  | "null"
  | ConversionName
  | Around
  | OneOf
  | readonly [kind: "enum", ...values: string[]]
  | ShapeFields;
interface Around extends ReadonlyArray<unknown> {
  readonly 0: "optional" | "maybe" | "nullable" | "array" | "record";
  readonly 1: Shape;
}
interface OneOf extends ReadonlyArray<unknown> {
  readonly 0: "union";
}
/** An object of known fields. A field of its own type (a tree) is a getter. */
export interface ShapeFields {
  readonly [name: string]: Shape;
}

const known = new WeakMap<object, Shape>();

/** Returns the shape of an answer's schema, reading each once. Throws for a schema that answers cannot have. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  return read(nodeOf(schema));
}

/** Whether this is a schema, rather than the shape that replaces it in a build. */
export function isSchema(value: object | string): value is z.core.$ZodType {
  return typeof value === "object" && "_zod" in value;
}

function read(node: SchemaNode): Shape {
  const before = known.get(node);
  if (before !== undefined) return before;
  const shape = "converts" in node ? conversionOf(node.converts) : ofType(node);
  known.set(node, shape);
  return shape;
}

function conversionOf(name: unknown): Shape {
  if (typeof name === "string" && Object.hasOwn(conversions, name)) return name as ConversionName;
  throw new TypeError(`no conversion is called ${String(name)}`);
}

function ofType(node: SchemaNode): Shape {
  const { type, innerType, element, valueType, options, entries, shape, format } = node._zod.def;
  if (type === "optional" && innerType) return optional(innerType);
  if (type === "nullable" && innerType) return ["nullable", read(innerType)];
  if (type === "array" && element) return ["array", read(element)];
  if (type === "record" && valueType) return ["record", read(valueType)];
  if (type === "union" && options) return ["union", ...options.map(read)];
  if (type === "enum" && entries) return ["enum", ...Object.values(entries)];
  if (type === "object" && shape) return fields(node, shape);
  if (type === "number") return format === "safeint" ? "int" : "number";
  if (type === "string" || type === "boolean" || type === "null") return type;
  throw new TypeError(`an answer cannot be of type ${type}`);
}

/** Most fields of answers are `maybe(…)`, so it has its own shape. */
function optional(inside: SchemaNode): Shape {
  const { type, innerType } = inside._zod.def;
  return type === "nullable" && innerType ? ["maybe", read(innerType)] : ["optional", read(inside)];
}

/** Fields are read on first use, because the children of a tree have the shape of the tree. */
function fields(node: SchemaNode, shape: Readonly<Record<string, SchemaNode>>): ShapeFields {
  const made: Record<string, Shape> = {};
  known.set(node, made);
  for (const name of Object.keys(shape)) {
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const field = shape[name];
        const value = field ? read(field) : "null";
        Object.defineProperty(made, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return made;
}
