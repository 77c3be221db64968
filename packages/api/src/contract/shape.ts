import type * as z from "zod/mini";
import { type ConversionName, conversions } from "./conversions.ts";
import { nodeOf, type SchemaNode } from "./introspect.ts";

/**
 * What an answer must look like, as plain data: what {@link shapeOf} reads from a schema, and what the build of the shop puts
 * in the schema's place, so that a visitor loads no schema library. A text is a simple type or a conversion, a list has its
 * kind first, an object has its fields.
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

/** The shape of an answer's schema; read once for each. Throws for a schema that no answer has. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  return read(nodeOf(schema));
}

/** Whether this is a schema and not the shape that the build has put in its place. */
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

/** `maybe(…)` is most of what an answer is made of and gets a word of its own. */
function optional(inside: SchemaNode): Shape {
  const { type, innerType } = inside._zod.def;
  return type === "nullable" && innerType ? ["maybe", read(innerType)] : ["optional", read(inside)];
}

/** Fields are read when they are first looked at: a tree's children are of its own shape. */
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
