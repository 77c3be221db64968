import type * as z from "zod/mini";
import type { Params } from "./call.ts";
import { bare, isOptional, nodeOf, type SchemaNode } from "./introspect.ts";
import { isCommaList } from "./wireList.ts";

/** Texts by name, some of which repeat: `URLSearchParams`, or form data with files. */
export interface NamedTexts {
  getAll(name: string): readonly unknown[];
}
/** A faulty parameter. `path` is dotted: `remark.0.storeId`. */
export interface WireIssue {
  readonly path: string;
  readonly message: string;
  /** The limit that a text (in code points) or a list (in values) exceeds. */
  readonly tooLong?: { readonly most: number; readonly of: "characters" | "values" };
}
export type Decoded<P extends Params> =
  | { readonly ok: true; readonly value: z.output<P> }
  | { readonly ok: false; readonly issues: readonly WireIssue[] };

/** Issues that are reported. Nobody reads more, and each of them has to be worded. */
const mostIssues = 20;
const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const truths: Readonly<Record<string, boolean>> = { true: true, "1": true, false: false, "0": false };

function isNamedTexts(values: unknown): values is NamedTexts {
  return typeof values === "object" && values !== null && "getAll" in values && typeof values.getAll === "function";
}

/** Converts one text to the schema's type. A text that does not fit stays as it is, so that the schema reports it. */
function scalar(schema: SchemaNode, text: unknown): unknown {
  if (typeof text !== "string") return text;
  const { type } = bare(schema)._zod.def;
  if (type === "number" && number.test(text.trim())) return Number(text);
  if (type === "boolean" && Object.hasOwn(truths, text)) return truths[text];
  return text;
}

/**
 * The value of one parameter; undefined when it is missing. An empty text counts as missing where the parameter is
 * optional.
 */
function fromTexts(schema: SchemaNode, texts: readonly unknown[]): unknown {
  const list = bare(schema);
  const { element } = list._zod.def;
  if (element === undefined) {
    const [first] = texts;
    return first === "" && isOptional(schema) ? undefined : scalar(schema, first);
  }
  const parts = isCommaList(list)
    ? texts.flatMap((part) => (typeof part === "string" ? part.split(",") : [part]))
    : texts;
  const filled = parts.filter((part) => part !== "");
  return filled.length === 0 ? undefined : filled.map((part) => scalar(element, part));
}

/** JSON without nulls: in a parameter, null means missing. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, withoutNulls(field)]),
  );
}

/**
 * Converts received parameters to the types of a schema and checks them. `values` are {@link NamedTexts} of a query or
 * form, or a parsed JSON body. Texts become numbers and booleans (`true`, `false`, `1`, `0`). A repeated name becomes a
 * list, as does a text joined with commas where the schema is a `commaList`. An empty text counts as missing. Names that
 * the schema does not have are dropped. Reports at most 20 issues. Never throws.
 */
export function decodeParams<P extends Params>(schema: P, values: unknown): Decoded<P> {
  const raw = isNamedTexts(values)
    ? Object.fromEntries(
        Object.entries(nodeOf(schema)._zod.def.shape ?? {})
          .map(([name, field]) => [name, fromTexts(field, values.getAll(name))] as const)
          .filter(([, value]) => value !== undefined),
      )
    : withoutNulls(values);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    issues: parsed.error.issues.slice(0, mostIssues).map(issueOf),
  };
}

function issueOf(issue: z.core.$ZodIssue): WireIssue {
  const { message } = issue;
  const path = issue.path.map(String).join(".");
  if (issue.code === "too_big" && issue.origin === "array")
    return { path, message, tooLong: { most: Number(issue.maximum), of: "values" } };
  if (issue.code === "custom" && typeof issue.params?.longest === "number")
    return { path, message, tooLong: { most: issue.params.longest, of: "characters" } };
  return { path, message };
}
