import { isValidElement } from "react";

// What a server sends isn't always what the types promise, and a page must not fall over it: what can't be shown isn't.

const noFields = Object.freeze({});

/** A list as it was given; anything else is an empty one. */
export function listOf<Entry>(given: readonly Entry[]): readonly Entry[] {
  return isList(given) ? given : [];
}

/** A list of records: entries that are none, such as `null`, are left out. */
export function recordsOf<Entry extends object>(
  given: readonly Entry[],
  nested?: readonly (keyof Entry)[],
): readonly Entry[] {
  const entries = listOf(given);
  if (entries.every((entry) => isWhole(entry, nested))) return entries;
  return entries.filter(isRecord).map((entry) => recordOf(entry, nested));
}

/** A record without fields that React can't show. `nested` are those that are, or list, records themselves. Anything else has no fields. */
export function recordOf<Fields extends object>(given: Fields, nested: readonly (keyof Fields)[] = []): Fields {
  if (!isRecord(given)) return noFields as Fields;
  if (isWhole(given, nested)) return given;
  const kept = Object.entries(given).filter(
    ([name, value]) => nested.includes(name as keyof Fields) || !isUnshowable(value),
  );
  return Object.fromEntries(kept) as Fields;
}

/** The fields of a record, whatever they are; anything else has none. */
export function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return isRecord(given) ? (given as Record<string, unknown>) : noFields;
}

/** A list of texts without those that are empty. */
export function textsOf(given: readonly unknown[]): readonly string[] {
  return listOf(given).map(textOf).filter(Boolean);
}

/** A number, or the text of one; undefined for anything else. */
export function countOf(given: unknown): number | undefined {
  const text = textOf(given).trim();
  const count = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(count) ? count : undefined;
}

/** A text, or a number as one; anything else is empty. */
export function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return typeof given === "number" && Number.isFinite(given) ? String(given) : "";
}

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);

const isRecord = (given: unknown): given is object =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** Whether React can show each field that isn't a record on purpose. */
function isWhole(given: unknown, nested: readonly PropertyKey[] = []): boolean {
  if (!isRecord(given)) return false;
  return Object.entries(given).every(([name, value]) => nested.includes(name) || !isUnshowable(value));
}

/** An object that is neither money nor something that React made, or a list with one. */
const isUnshowable = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isUnshowable)
    : isRecord(value) && !("minorUnits" in value) && !isValidElement(value) && !("$$typeof" in value);
