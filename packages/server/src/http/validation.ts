import type { Params } from "@sundry/api/contract/call";
import { bare, childOf, nodeOf, type SchemaNode } from "@sundry/api/contract/introspect";
import { textRule } from "@sundry/api/contract/limits";
import { decodeParams, type NamedTexts, type WireIssue } from "@sundry/api/contract/wire";
import { cleanText, isStorable } from "#server/cleanText.ts";
import type { TakeBack } from "./ownAddresses.ts";
import { Refused } from "./refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Where parameters come from: texts of a query or form, or a parsed JSON body. */
export type WireValues = NamedTexts | Readonly<Record<string, unknown>>;

/** Maximum length of a path parameter. Tokens are the long ones. */
const longestPathValue = 2048;

/** Refuses (4002) a path parameter that can't be an id, word or token. */
export function checkPathValue(name: string, value: string, lang: Lang): string {
  const isWhole = isStorable(value) && cleanText(value) === value;
  if (value.length > longestPathValue || !isWhole) throw invalid([notValid(name, lang)]);
  return value;
}

/** Parameters of one declaration and their source. */
export interface InputPart {
  schema: Params;
  values: WireValues;
}

/** How the texts of a request are read. */
export interface Reading {
  /** Language of refusals. */
  lang: Lang;
  /** Makes addresses of this shop what they are stored as. */
  takeBack: TakeBack;
}

/**
 * Cleans, decodes and validates the parts of a call's input and returns their values side by side. Throws Refused(4002)
 * with one message for all invalid fields.
 */
export function validated(parts: readonly InputPart[], reading: Reading): Record<string, unknown> {
  const checked = parts.map((part) => checkPart(part, reading));
  const faults = checked.flatMap(({ messages }) => messages);
  if (faults.length > 0) throw invalid(faults);
  return Object.fromEntries(checked.flatMap(({ value }) => Object.entries(value)));
}

function checkPart(
  { schema, values }: InputPart,
  { lang, takeBack }: Reading,
): { value: Record<string, unknown>; messages: string[] } {
  const unstorable = new Set<string>();
  const change = (name: string): Change => ({ refuse: () => unstorable.add(name), takeBack });
  const decoded = decodeParams(schema, cleaned(schema, values, change));
  const messages = [...unstorable].map((name) => notValid(name, lang));
  if (decoded.ok) return { value: decoded.value, messages };
  return { value: {}, messages: [...messages, ...decoded.issues.map((issue) => fieldMessage(issue, values, lang))] };
}

interface Change extends Pick<Reading, "takeBack"> {
  /** Called for a text that can't be stored. */
  refuse: () => void;
}

/** The values with clean texts. */
function cleaned(schema: Params, values: WireValues, change: (name: string) => Change): WireValues {
  const fields = schema.shape;
  if (isNamedTexts(values)) {
    return {
      getAll: (name) => {
        const field = fields[name];
        const given = values.getAll(name);
        return field ? given.map((value) => cleanValue(nodeOf(field), value, change(name))) : given;
      },
    };
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.hasOwn(values, name) ? [[name, cleanValue(nodeOf(field), values[name], change(name))] as const] : [],
    ),
  );
}

/** Names that the schema does not have are dropped on the way. */
function cleanValue(schema: SchemaNode, value: unknown, change: Change): unknown {
  if (typeof value === "string") return cleanField(schema, value, change);
  if (Array.isArray(value)) {
    const { element } = bare(schema)._zod.def;
    return element ? value.map((each) => cleanValue(element, each, change)) : value;
  }
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const child = childOf(schema, name);
      return child ? [[name, cleanValue(child, each, change)] as const] : [];
    }),
  );
}

function cleanField(schema: SchemaNode, text: string, { refuse, takeBack }: Change): string {
  if (!isStorable(text)) refuse();
  const inside = bare(schema);
  // A list that arrives as one text has the rule of its values.
  const rule = textRule(inside._zod.def.element ?? inside);
  return rule?.kind === "secret" ? text : takeBack(cleanText(text, rule?.kind));
}

function isNamedTexts(values: WireValues): values is NamedTexts {
  return "getAll" in values && typeof values.getAll === "function";
}

function invalid(messages: readonly string[]): Refused {
  return new Refused(4002, { detail: [...new Set(messages)].join(", ") });
}

function notValid(name: string, lang: Lang): string {
  return wordsIn(lang).sentences.input.notValid(name);
}

function fieldMessage({ path, message, tooLong }: WireIssue, values: WireValues, lang: Lang): string {
  const { input } = wordsIn(lang).sentences;
  if (tooLong?.of === "characters") return input.tooLong(path, tooLong.most);
  if (tooLong) return input.tooMany(path, tooLong.most);
  const [first = ""] = path.split(".");
  const isGiven = isNamedTexts(values)
    ? values.getAll(first).some((value) => value !== "")
    : values[first] !== undefined;
  if (!isGiven) return input.missing(path);
  return message === "short" || message === "blank" ? input.password[message] : input.notValid(path);
}
