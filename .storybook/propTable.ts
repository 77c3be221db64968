import type { DeclaredProp, DeclaredProps } from "./interfaceProps.ts";
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

/** A prop that the component takes from another of ours, as that one's interface declares it. */
function declaredProp(name: string, { type, description, defaultValue }: DeclaredProp): InputType {
  return {
    name,
    ...(description && { description }),
    table: { type: { summary: type }, ...(defaultValue && { defaultValue: { summary: defaultValue } }) },
  };
}

/**
 * Makes prop tables readable: defaults in their own column, types as the source has them without the `undefined` of
 * optional props, and a type and a sentence for inherited props: those of other components of ours by their `declared` interfaces,
 * and those of the platform that a story sets.
 */
export const readableProps =
  (declared: Readonly<Record<string, DeclaredProps>> = {}): ArgTypesEnhancer =>
  ({ argTypes, initialArgs, component }) => {
    const props: Record<string, InputType> = { ...argTypes };
    const own = declared[nameOf(component)] ?? {};
    for (const [name, prop] of Object.entries(own)) {
      // The reader of types also lists what it knows by its default value alone.
      if (!isKnown(props[name]) || !props[name]?.description) props[name] = declaredProp(name, prop);
    }
    for (const [name, value] of Object.entries(initialArgs)) props[name] ??= inheritedProp(name, value);
    for (const [name, prop] of Object.entries(props)) {
      props[name] = readable(isKnown(prop) ? prop : inheritedProp(name, initialArgs[name]));
    }
    return props as ReturnType<ArgTypesEnhancer>;
  };

/** What Storybook infers of a story's args, without a sentence. */
const inferred = /^(?:function|array|object|string|number|boolean)$/;

/** Whether a file of ours says what it is. */
function isKnown(prop: InputType | undefined): boolean {
  if (prop?.table?.type !== undefined) return true;
  if (typeof prop?.type !== "object") return prop?.type !== undefined;
  return Boolean(prop.description) || prop.type.raw !== undefined || !inferred.test(prop.type.name);
}

/** Name of a component, as the reader of types or its function says. */
function nameOf(component: unknown): string {
  const { displayName, name } = Object(component) as { displayName?: unknown; name?: unknown };
  return typeof displayName === "string" ? displayName : typeof name === "string" ? name : "";
}
