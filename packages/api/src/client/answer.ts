import type * as z from "zod/mini";
import { conversions } from "../contract/conversions.ts";
import { isSchema, type Shape, type ShapeFields, shapeOf } from "../contract/shape.ts";

/** A place where an answer does not match its schema. */
export interface Breach {
  /** Dotted, places in lists as `[]`: `records[].price`. */
  readonly path: string;
  readonly expected: string;
}

/** Marks a value that does not match its schema and has no replacement: its list or object drops it. */
const invalid = Symbol("invalid");
type Checked = unknown;

interface Place {
  readonly path: string;
  /** True inside a list or an optional field: the record around the value can be dropped. */
  readonly droppable: boolean;
  readonly breaches: Breach[];
}

const simple = {
  string: (value: unknown) => typeof value === "string",
  number: (value: unknown) => typeof value === "number" && Number.isFinite(value),
  int: (value: unknown) => Number.isSafeInteger(value),
  boolean: (value: unknown) => typeof value === "boolean",
  null: (value: unknown) => value === null,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const inList = ({ path, breaches }: Place): Place => ({ path: `${path}[]`, droppable: true, breaches });

/** Records a breach. Keeps the value if nothing around it can be dropped. */
function broken({ path, droppable, breaches }: Place, expected: string, value: unknown): Checked {
  breaches.push({ path, expected });
  return droppable ? invalid : value;
}

function check(shape: Shape, value: unknown, place: Place): Checked {
  if (typeof shape === "string") return checkText(shape, value, place);
  if (!isList(shape)) return checkFields(shape, value, place);
  const [kind] = shape;
  if (kind === "union") return checkUnion(shape.slice(1) as Shape[], value, place);
  if (kind === "enum") return shape.includes(value as string, 1) ? value : broken(place, "enum", value);
  const inside = shape[1];
  if (kind === "array") {
    if (!Array.isArray(value)) return broken(place, "array", value);
    return value.map((entry) => check(inside, entry, inList(place))).filter((entry) => entry !== invalid);
  }
  if (kind === "record") return checkRecord(inside, value, place);
  const absent = value === undefined ? kind !== "nullable" : value === null && kind !== "optional";
  if (absent) return value;
  const found = check(inside, value, kind === "nullable" ? place : { ...place, droppable: true });
  return found === invalid && kind !== "nullable" ? undefined : found;
}

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

/** A whole number that some backends write as text: `"12"`. */
const wholeText = /^-?\d{1,15}$/;

function checkText(shape: Shape & string, value: unknown, place: Place): Checked {
  if (shape === "int" && typeof value === "string") {
    if (wholeText.test(value)) return Number(value);
    // A count that is no number is unknown: code calculates and chooses words with it.
    return broken(place, shape, undefined);
  }
  if (shape in simple) return simple[shape as keyof typeof simple](value) ? value : broken(place, shape, value);
  if (!["string", "number", "boolean"].includes(typeof value)) return broken(place, shape, value);
  return conversions[shape as keyof typeof conversions](value);
}

function checkUnion(options: readonly Shape[], value: unknown, place: Place): Checked {
  for (const option of options) {
    const breaches: Breach[] = [];
    const found = check(option, value, { ...place, breaches, droppable: false });
    if (breaches.length === 0) return found;
  }
  return broken(place, "union", value);
}

function checkRecord(inside: Shape, value: unknown, place: Place): Checked {
  if (!isRecord(value)) return broken(place, "record", value);
  const entries = Object.entries(value).map(
    ([name, entry]) => [name, field(inside, entry, below(place, name))] as const,
  );
  return entries.some(([, entry]) => entry === invalid) ? invalid : Object.fromEntries(entries);
}

/** Leaves out names that the schema does not have. */
function checkFields(shape: ShapeFields, value: unknown, place: Place): Checked {
  if (!isRecord(value)) return broken(place, "object", value);
  const valid: Record<string, unknown> = {};
  let complete = true;
  for (const [name, inside] of Object.entries(shape)) {
    const found = field(inside, value[name], below(place, name));
    if (found === invalid) complete = false;
    else if (found !== undefined || name in value) valid[name] = found;
  }
  return complete ? valid : invalid;
}

const below = (place: Place, name: string): Place => ({
  ...place,
  path: place.path === "" ? name : `${place.path}.${name}`,
});

/** A missing list or object becomes an empty one, so that code can loop over it. */
function field(shape: Shape, value: unknown, place: Place): Checked {
  const empty = emptyOf(shape);
  if (empty === undefined) return check(shape, value, place);
  const isOfKind = Array.isArray(empty) ? Array.isArray(value) : isRecord(value);
  if (isOfKind) return check(shape, value, place);
  broken(place, kindOf(shape), value);
  return empty;
}

function kindOf(shape: Shape): string {
  return isList(shape) ? shape[0] : "object";
}

function emptyOf(shape: Shape): unknown[] | object | undefined {
  if (typeof shape === "string") return undefined;
  if (!isList(shape)) return {};
  if (shape[0] === "array") return [];
  return shape[0] === "record" ? {} : undefined;
}

/**
 * Returns the part of an answer that matches its schema. Records that break the schema are dropped, optional fields that
 * break it are left out, and names that are not in the schema are removed. Where neither is possible, a missing list or
 * object becomes an empty one, and a missing text or number stays missing. A whole number may be written as text; any other text in
 * its place counts as missing. Never throws. The schema may also be the
 * {@link Shape} that a build has made of it.
 */
export function checkAnswer<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
): { value: z.output<T>; breaches: readonly Breach[] } {
  const breaches: Breach[] = [];
  const shape: Shape = isSchema(schema) ? shapeOf(schema) : schema;
  const valid = field(shape, value, { path: "", droppable: false, breaches });
  return { value: valid as z.output<T>, breaches };
}
