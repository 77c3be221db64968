import type { Params } from "@sundry/api/contract/call";
import { decodeParams, type NamedTexts, type WireIssue } from "@sundry/api/contract/wire";
import * as z from "zod/mini";
import { Refused } from "./refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Where parameters come from: texts of a query or form, or a parsed JSON body. */
export type WireValues = NamedTexts | Readonly<Record<string, unknown>>;

/** Maximum length of every text input, unless its declaration sets another (VA-01). Counted in code points. */
const longestText = 140;
/** Maximum length of a path parameter, and of a list joined into one text. Tokens and ids are the long ones. */
const longestJoined = 2048;
/** Fields that pages join from ids or listed values; nobody types them. */
const joinedFields: ReadonlySet<string> = new Set(["brandId", "prop", "categoryId", "storeId", "scopeId", "images"]);

/** Refuses (4002) a path parameter that can't be an id, word or token. */
export function checkPathValue(name: string, value: string, lang: Lang): string {
  if (value.length > longestJoined || unstorable(value)) throw invalid([notValid(name, lang)]);
  return value;
}

/** Parameters of one declaration and their source. */
export interface InputPart {
  schema: Params;
  values: WireValues;
}

/**
 * Decodes and validates the parts of a call's input and returns their values side by side. Throws Refused(4002) with
 * one message for all invalid fields.
 */
export function validated(parts: readonly InputPart[], lang: Lang): Record<string, unknown> {
  const checked = parts.map((part) => checkPart(part, lang));
  const faults = checked.flatMap(({ messages }) => messages);
  if (faults.length > 0) throw invalid(faults);
  return Object.fromEntries(checked.flatMap(({ value }) => Object.entries(value)));
}

function checkPart({ schema, values }: InputPart, lang: Lang): { value: Record<string, unknown>; messages: string[] } {
  const messages = Object.entries(schema.shape).flatMap(([name, field]) =>
    textsOf(values, name).flatMap((text) => textFault(name, field, text, lang)),
  );
  const decoded = decodeParams(schema, values);
  if (decoded.ok) return { value: decoded.value, messages };
  return { value: {}, messages: [...messages, ...decoded.issues.map((issue) => fieldMessage(issue, values, lang))] };
}

/** All texts under a name, including those deep inside a JSON value. */
function textsOf(values: WireValues, name: string): string[] {
  return isNamedTexts(values) ? texts(values.getAll(name)) : texts(values[name]);
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(texts);
}

function isNamedTexts(values: WireValues): values is NamedTexts {
  return "getAll" in values && typeof values.getAll === "function";
}

function textFault(name: string, field: unknown, text: string, lang: Lang): string[] {
  if (unstorable(text)) return [notValid(name, lang)];
  const longest = joinedFields.has(name) ? longestJoined : longestText;
  if (text.length <= longest || [...text].length <= longest || limitsLength(field)) return [];
  return [wordsIn(lang).sentences.input.tooLong(name, longest)];
}

/** Whether a field's own declaration limits its length. */
function limitsLength(field: unknown): boolean {
  let schema = field;
  while (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) schema = schema._zod.def.innerType;
  if (!(schema instanceof z.ZodMiniType)) return false;
  return (schema._zod.def.checks ?? []).some((check) => check._zod.def.check === "max_length");
}

/** The database can store every text except one with a NUL. */
function unstorable(text: string): boolean {
  return text.includes("\0");
}

function invalid(messages: readonly string[]): Refused {
  return new Refused(4002, { detail: [...new Set(messages)].join(", ") });
}

function notValid(name: string, lang: Lang): string {
  return wordsIn(lang).sentences.input.notValid(name);
}

function fieldMessage({ path }: WireIssue, values: WireValues, lang: Lang): string {
  const [first = ""] = path.split(".");
  const isGiven = isNamedTexts(values)
    ? values.getAll(first).some((value) => value !== "")
    : values[first] !== undefined;
  if (isGiven) return notValid(path, lang);
  return wordsIn(lang).sentences.input.missing(path);
}
