import type * as z from "zod/mini";

/** A limit of a schema, as far as `limits.ts` reads it. */
export interface SchemaCheck {
  readonly _zod: {
    readonly def: {
      /** `max_length`, `less_than`, `greater_than` and others. */
      readonly check: string;
      readonly maximum?: number;
      readonly value?: unknown;
      readonly params?: Readonly<Record<string, unknown>> | undefined;
    };
  };
}

/** The part of a schema that this package reads; zod keeps it under `_zod` for libraries. */
export interface SchemaNode {
  readonly _zod: {
    readonly optin?: "optional" | undefined;
    readonly def: {
      readonly type: string;
      /** `safeint` for whole numbers. */
      readonly format?: string;
      readonly innerType?: SchemaNode;
      readonly in?: SchemaNode;
      readonly shape?: Readonly<Record<string, SchemaNode>>;
      readonly element?: SchemaNode;
      readonly valueType?: SchemaNode;
      readonly options?: readonly SchemaNode[];
      readonly entries?: Readonly<Record<string, string>>;
      readonly checks?: readonly SchemaCheck[];
    };
  };
}

/** A schema as a node to walk. */
export function nodeOf(schema: z.core.$ZodType): SchemaNode {
  return schema as unknown as SchemaNode;
}

/** The schema without its optional, nullable and default wrappers; for a pipe, its input. */
export function bare(node: SchemaNode): SchemaNode {
  const inside = node._zod.def.innerType ?? node._zod.def.in;
  return inside === undefined ? node : bare(inside);
}

/** The schema of a field, list element or record value; undefined for an open shape or a union. */
export function childOf(node: SchemaNode, key: PropertyKey): SchemaNode | undefined {
  const { shape, element, valueType } = bare(node)._zod.def;
  return shape?.[String(key)] ?? element ?? valueType;
}

/** Whether a value of this schema may be left out. */
export function isOptional(node: SchemaNode): boolean {
  return node._zod.optin === "optional";
}
