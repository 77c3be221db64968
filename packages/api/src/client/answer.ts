import type * as z from "zod/mini";
import { bare, childOf, isOptional, nodeOf, type SchemaNode } from "../contract/introspect.ts";

/** A place where an answer breaks its schema. */
export interface Breach {
  /** Dotted, places in lists as `[]`: `records[].price`. */
  readonly path: string;
  readonly expected: string;
}

type Holder = Record<PropertyKey, unknown> | unknown[];
type Repair = () => void;

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;
const at = (holder: Holder, key: PropertyKey): unknown => (holder as Record<PropertyKey, unknown>)[key];

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");
}

/** What stands in for a structure that is missing where one is required, so that whoever walks it does not fall. */
function emptyFor(expected: string): unknown {
  if (expected === "array") return [];
  return expected === "object" || expected === "record" ? {} : undefined;
}

/**
 * How one breach is mended: the nearest list record around it is dropped, or the nearest optional field left out, whichever is
 * closer. Where neither exists a missing list or object becomes an empty one; a missing text or number stays missing.
 */
function repairFor(schema: SchemaNode, root: Holder, path: readonly PropertyKey[], expected: string): Repair {
  let node: SchemaNode | undefined = schema;
  let holder: Holder = root;
  let repair: Repair = () => {};
  for (const [depth, key] of path.entries()) {
    const parent = holder;
    const child: SchemaNode | undefined = node && childOf(node, key);
    if (Array.isArray(parent)) repair = () => Reflect.deleteProperty(parent, key);
    else if (child !== undefined && isOptional(child)) repair = () => Reflect.deleteProperty(parent, key);
    else if (depth === path.length - 1) {
      const empty = emptyFor(expected);
      const enclosing = repair;
      if (empty !== undefined) repair = () => Reflect.set(parent, key, empty);
      else repair = enclosing;
    }
    const next = at(parent, key);
    if (!isHolder(next)) break;
    holder = next;
    node = child && bare(child);
  }
  return repair;
}

/** Closes the gaps that dropped records have left in lists. */
function closeGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.flat(0).map(closeGaps);
  if (isHolder(value)) for (const [key, field] of Object.entries(value)) Reflect.set(value, key, closeGaps(field));
  return value;
}

/**
 * The sound part of an answer (AP-05): records that break their schema are dropped, optional fields that do are left out, names
 * nobody declared are removed. `value` may be changed. Never throws.
 */
export function checkAnswer<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
): { value: z.output<T>; breaches: readonly Breach[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, breaches: [] };
  const root = nodeOf(schema);
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path,
    expected: "expected" in issue ? String(issue.expected) : issue.code,
  }));
  const breaches = issues.map(({ path, expected }) => ({ path: pathText(path), expected }));
  if (!isHolder(value)) {
    const empty = emptyFor(bare(root)._zod.def.type);
    return { value: (empty ?? value) as z.output<T>, breaches };
  }
  const repairs = issues.map(({ path, expected }) => repairFor(root, value, path, expected));
  for (const repair of repairs) repair();
  const mended = closeGaps(value);
  const again = schema.safeParse(mended);
  return { value: (again.success ? again.data : mended) as z.output<T>, breaches };
}
