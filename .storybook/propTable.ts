import type { ArgTypesEnhancer, InputType, SBType } from "storybook/internal/types";

const DEFAULT = /\s*@default\s+([\s\S]+)$/;

/** A type as the source has it, on one line and without the `undefined` that every optional prop has. */
function inSource(raw: string): string {
  const line = raw.replace(/\s+/g, " ").replace(/^\| /, "").replace(/\( /g, "(").replace(/,? \)/g, ")");
  return line.replace(/ \| undefined$/, "").replace(/^\((.*=>.*)\)$/, "$1");
}

const isOther = (type: SBType, value: string) => type.name === "other" && type.value === value;

/** A union without its `undefined`. The reader of types knows no function in parentheses: the source says what it is. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== "union") return type;
  const [only, ...others] = type.value.filter((part) => !isOther(part, "undefined"));
  if (only === undefined) return type;
  const required = type.required ?? false;
  if ([only, ...others].some((part) => isOther(part, "unknown")) && type.raw !== undefined) {
    const raw = inSource(type.raw);
    return raw.includes("=>") ? { name: "function", raw, required } : { name: "other", value: raw, required };
  }
  return others.length === 0 ? { ...only, required } : { ...type, value: [only, ...others] };
}

/** A type as source code: `"sm" | "md"`, `boolean`, `TableColumn<Row>[]`. */
function written(type: SBType): string {
  if (type.name === "union") return type.value.map(written).join(" | ");
  if (type.name === "enum") return type.value.map((value) => JSON.stringify(value)).join(" | ");
  if (type.name === "literal") return String(type.value);
  if (type.raw !== undefined) return inSource(type.raw);
  return type.name === "other" ? type.value : type.name;
}

function controlFor(type: SBType): InputType["control"] {
  if (type.name === "boolean") return { type: "boolean" };
  if (type.name === "string") return { type: "text" };
  if (type.name === "number") return { type: "number" };
  return undefined;
}

/** What the options of every block are; their interface leaves it to the component. */
const blockOptions = {
  type: 'PageBlock["options"]',
  description: "What the block shows. `docs/page-json.md` lists the fields of its type.",
};

function readable(prop: InputType): InputType {
  const [, value] = DEFAULT.exec(prop.description ?? "") ?? [];
  const type = typeof prop.type === "object" ? withoutUndefined(prop.type) : undefined;
  const control = type && controlFor(type);
  const description =
    type && written(type) === blockOptions.type ? blockOptions.description : prop.description?.replace(DEFAULT, "");
  return {
    ...prop,
    ...(description !== undefined && { description }),
    ...(type && { type }),
    ...(control && { control }),
    table: {
      ...(prop.table as object),
      ...(value !== undefined && { defaultValue: { summary: value } }),
      ...(type && { type: { summary: written(type) } }),
    },
  };
}

/** Props that components inherit, which no file of ours describes: their type and what they do. */
const inherited: Readonly<Record<string, readonly [type: string, description: string]>> = {
  aside: ["ReactNode", "What stands at the end of the label's line."],
  children: ["ReactNode", "What it shows inside."],
  defaultValue: ["string", "The value at first, if uncontrolled."],
  help: ["ReactNode", "Help below the field, linked by `aria-describedby`."],
  label: ["ReactNode", "The label."],
  limit: ["number", "The most that it takes."],
  loading: ["boolean", "Whether its action is under way."],
  name: ["string", "Name of the value in the form's schema."],
  onClick: ["(event: MouseEvent) => void", "Called when it is pressed."],
  optional: ["boolean", "Whether it may stay empty. The label says so."],
  placeholder: ["string", "Shown while it is empty."],
};

/** The type and the sentence of an inherited prop; without them its cells would be empty. */
function inheritedProp(name: string, value: unknown): InputType {
  const [type, description] = inherited[name] ?? [Array.isArray(value) ? "array" : typeof value];
  return { name, ...(description && { description }), table: { type: { summary: type } } };
}

/**
 * Makes prop tables readable: defaults in their own column, types as the source has them without the `undefined` of
 * optional props, and a type and a sentence for the inherited props that a story sets.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const props: Record<string, InputType> = { ...argTypes };
  for (const [name, value] of Object.entries(initialArgs)) props[name] ??= inheritedProp(name, value);
  for (const [name, prop] of Object.entries(props)) {
    const known = prop.type !== undefined || prop.table?.type !== undefined;
    props[name] = readable(known ? prop : { ...prop, ...inheritedProp(name, initialArgs[name]) });
  }
  return props as ReturnType<ArgTypesEnhancer>;
};
