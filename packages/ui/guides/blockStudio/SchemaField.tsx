import type { JsonSchema } from "../../src/blocks/schema/index.ts";
import { Accordion } from "../../src/primitives/Accordion/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Field } from "../../src/primitives/Field/index.ts";
import { Input } from "../../src/primitives/Input/index.ts";
import { Select } from "../../src/primitives/Select/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { group, nested } from "../workshop/workshop.css.ts";

interface SchemaFieldProps {
  /** Key of the value in its object. */
  name: string;
  schema: JsonSchema;
  /** Whatever the JSON has; of another kind than the schema's it counts as empty. */
  value: unknown;
  /** Called with the value to put in its place; undefined takes it out. */
  onValueChange: (event: { value: unknown }) => void;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : isFields(value) ? "object" : typeof value);

/** Of several forms that a value may have, the one it has, else the first. */
function formOf(schema: JsonSchema, value: unknown): JsonSchema {
  const { anyOf } = schema;
  if (!anyOf) return schema;
  const text = anyOf.find(({ type }) => type === "string");
  const found = anyOf.find(({ type }) => type === kindOf(value) && type !== "number") ?? text ?? anyOf[0] ?? {};
  return { ...found, description: schema.description ?? found.description };
}

/** The control for one value of a block, made from its schema. */
export function SchemaField({ name, schema, value, onValueChange }: SchemaFieldProps) {
  const form = formOf(schema, value);
  const change = (next: unknown) => onValueChange({ value: next });
  const { description } = form;
  if (form.type === "object")
    return (
      <fieldset className={group}>
        <Text as="span" variant="label" asChild>
          <legend>{name}</legend>
        </Text>
        <div className={nested}>
          <SchemaFields schema={form} value={value} onValueChange={onValueChange} />
        </div>
      </fieldset>
    );
  if (form.type === "array") return <ListField name={name} schema={form} value={value} onValueChange={onValueChange} />;
  if (form.enum)
    return (
      <Field label={name} help={description}>
        <Select
          placeholder="None"
          options={form.enum.map((entry) => ({ value: entry, label: entry }))}
          value={typeof value === "string" ? value : ""}
          onValueChange={(event) => change(event.value || undefined)}
        />
      </Field>
    );
  if (form.type === "number")
    return (
      <Field label={name} help={description}>
        <Input
          type="number"
          step="any"
          value={typeof value === "number" ? value : ""}
          onValueChange={(event) => change(event.value === "" ? undefined : Number(event.value))}
        />
      </Field>
    );
  return (
    <Field label={name} help={description}>
      <Input
        value={typeof value === "string" || typeof value === "number" ? value : ""}
        onValueChange={(event) => change(event.value === "" ? undefined : event.value)}
      />
    </Field>
  );
}

/** The controls for all values of an object. */
export function SchemaFields({ schema, value, onValueChange }: Omit<SchemaFieldProps, "name">) {
  const fields = isFields(value) ? value : {};
  return (
    <div className={group}>
      {Object.entries(schema.properties ?? {}).map(([key, property]) => (
        <SchemaField
          key={key}
          name={key}
          schema={property}
          value={fields[key]}
          onValueChange={({ value: next }) => onValueChange({ value: withField(fields, key, next) })}
        />
      ))}
    </div>
  );
}

function withField(fields: Fields, key: string, value: unknown): Fields {
  if (value !== undefined) return { ...fields, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

function ListField({ name, schema, value, onValueChange }: SchemaFieldProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items = {} } = schema;
  const change = (next: readonly unknown[]) => onValueChange({ value: next });
  return (
    <fieldset className={group}>
      <Text as="span" variant="label" asChild>
        <legend>{name}</legend>
      </Text>
      {schema.description && (
        <Text variant="small" tone="secondary">
          {schema.description}
        </Text>
      )}
      <Accordion
        items={entries.map((entry, index) => ({
          value: String(index),
          label: nameOf(entry) ?? `${name} ${index + 1}`,
          content: (
            <div className={group}>
              <SchemaField
                name={`${name} ${index + 1}`}
                schema={items}
                value={entry}
                onValueChange={(event) => change(entries.map((old, place) => (place === index ? event.value : old)))}
              />
              <div>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => change(entries.filter((_, place) => place !== index))}
                >
                  Remove
                </Button>
              </div>
            </div>
          ),
        }))}
      />
      <div>
        <Button variant="outline" size="sm" onClick={() => change([...entries, emptyOf(items)])}>
          Add to {name}
        </Button>
      </div>
    </fieldset>
  );
}

/** What an entry calls itself. */
function nameOf(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined;
  return [entry.name, entry.title, entry.label].find((word) => typeof word === "string" && word !== "") as
    | string
    | undefined;
}

function emptyOf(schema: JsonSchema): unknown {
  const { type } = formOf(schema, undefined);
  if (type === "array") return [];
  return type === "object" ? {} : "";
}
