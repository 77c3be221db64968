import type { ArgTypesEnhancer, InputType, SBType } from "storybook/internal/types";

const DEFAULT = /\s*@default\s+([\s\S]+)$/;

/** A union without the `undefined` that every optional prop has. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== "union") return type;
  const [only, ...others] = type.value.filter((part) => !(part.name === "other" && part.value === "undefined"));
  if (only === undefined) return type;
  return others.length === 0 ? { ...only, required: type.required ?? false } : { ...type, value: [only, ...others] };
}

/** A type as source code: `"sm" | "md"`, `boolean`. */
function written(type: SBType): string {
  if (type.name === "union") return type.value.map(written).join(" | ");
  if (type.name === "enum") return type.value.map((value) => JSON.stringify(value)).join(" | ");
  if (type.name === "literal" || type.name === "other") return String(type.value);
  return type.name;
}

function controlFor(type: SBType): InputType["control"] {
  if (type.name === "boolean") return { type: "boolean" };
  if (type.name === "string") return { type: "text" };
  if (type.name === "number") return { type: "number" };
  return undefined;
}

function readable(prop: InputType): InputType {
  const [, value] = DEFAULT.exec(prop.description ?? "") ?? [];
  const type = typeof prop.type === "object" ? withoutUndefined(prop.type) : undefined;
  const control = type && controlFor(type);
  return {
    ...prop,
    ...(prop.description !== undefined && { description: prop.description.replace(DEFAULT, "") }),
    ...(type && { type }),
    ...(control && { control }),
    table: {
      ...(prop.table as object),
      ...(value !== undefined && { defaultValue: { summary: value } }),
      ...(type && type.name !== "function" && { type: { summary: written(type) } }),
    },
  };
}

/** Makes prop tables readable: defaults in their own column, types without the `undefined` of optional props. */
export const readableProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [name, readable(prop) as (typeof argTypes)[string]]),
  );
