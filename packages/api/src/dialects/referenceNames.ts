/** Fields with the name of goods, and those with the option values of a SKU as one text. */
const names = ["goodsName", "name"] as const;
const valueFields = ["simpleSpecs", "specs"] as const;

/** A text for people; `specs` can also be JSON. */
const isWords = (value: unknown) => typeof value === "string" && !value.startsWith("{");
const textIn = (record: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  fields.find((field) => isWords(record[field]));

/**
 * The same answer with names of goods that do not end with the option values: the backend puts them into the name and
 * into a text beside it, and pages show both. A name whose values stand nowhere else keeps them.
 */
export function namedWithoutValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namedWithoutValues);
  if (typeof value !== "object" || value === null) return value;
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, namedWithoutValues(each)]),
  );
  const [nameField, valueField] = [textIn(all, names), textIn(all, valueFields)];
  if (nameField === undefined || valueField === undefined) return all;
  const [name, values] = [String(all[nameField]).trimEnd(), String(all[valueField]).trim()];
  if (values === "" || !name.endsWith(` ${values}`)) return all;
  return { ...all, [nameField]: name.slice(0, -values.length).trimEnd(), [valueField]: values };
}
