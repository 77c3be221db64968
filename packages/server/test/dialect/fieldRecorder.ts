import { type NamedType, referenceEntities, referenceEnums } from "../../../api/test/reference/facts.ts";

const texts: Readonly<Record<string, RegExp>> = {
  string: /^/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  datetime: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  isoDatetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/,
};

/** Compares answers with the facts about the reference backend, field by field. */
export class FieldRecorder {
  /** `Entity.field` of each field that was missing or had another type, with what was there instead. */
  readonly faults = new Map<string, string>();
  /** Value objects that were in an answer. */
  readonly seen = new Set<string>();

  /** Records what is missing from a value of this type, at any depth. */
  check({ name, type, optional }: NamedType, value: unknown, place: string): void {
    if (value === undefined) return this.#fault(place, "missing");
    if (value === null) return optional || type === "null" ? undefined : this.#fault(place, "null");
    if (type === "any") return undefined;
    const [, record] = /^Page<(.+)>$/.exec(type) ?? [];
    if (record !== undefined) {
      const page = value as Readonly<Record<string, unknown>>;
      for (const count of ["total", "size", "current", "pages"])
        this.check({ name: count, type: "integer", optional: false }, page[count], `Page.${count}`);
      return this.check({ name, type: `${record}[]`, optional: false }, page["records"], "Page.records");
    }
    const [, inMap] = /^Map<string,(.+)>$/.exec(type) ?? [];
    if (inMap !== undefined) return this.#each(inMap, Object.values(value), place);
    if (type.endsWith("[]"))
      return Array.isArray(value) ? this.#each(type.slice(0, -2), value, place) : this.#fault(place, "no list");
    const fields = referenceEntities.get(type);
    if (fields === undefined) return isOf(type, value) ? undefined : this.#fault(place, JSON.stringify(value));
    this.seen.add(type);
    for (const field of fields)
      this.check(field, (value as Readonly<Record<string, unknown>>)[field.name], `${type}.${field.name}`);
  }

  #each(type: string, values: readonly unknown[], place: string): void {
    for (const value of values) this.check({ name: "", type, optional: false }, value, place);
  }

  #fault(place: string, what: string): void {
    if (!this.faults.has(place)) this.faults.set(place, what);
  }
}

function isOf(type: string, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "number" || type === "boolean") return typeof value === type;
  const values = referenceEnums.get(type);
  return (
    typeof value === "string" && (values ? values.includes(value) || value === "" : (texts[type]?.test(value) ?? false))
  );
}
