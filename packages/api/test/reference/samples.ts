import { type NamedType, referenceEntities, referenceEnums } from "./facts.ts";

/** Texts that contain JSON. */
const jsonTexts: Readonly<Record<string, string>> = {
  settingValue: JSON.stringify({ siteName: "Corner Shop", buyerSideLogo: "https://shop.test/logo.png" }),
  pageData: JSON.stringify({ list: [] }),
};

/** Deepest level of a tree whose entity refers to itself. */
const deepest = 2;

interface Making {
  /** Whether everything that can be null is null. */
  readonly nulls: boolean;
  /** Entities that this one is inside. */
  readonly inside: readonly string[];
}

/** A value as the reference backend may answer it: everything filled in, or null wherever possible. */
export function sampleOf({ name, type, optional }: NamedType, making: Making): unknown {
  if (optional && making.nulls) return null;
  const [, record] = /^Page<(.+)>$/.exec(type) ?? [];
  if (record !== undefined)
    return { records: [sampleOf(one(name, record), making)], total: 1, size: 10, current: 1, pages: 1 };
  const [, value] = /^Map<string,(.+)>$/.exec(type) ?? [];
  if (value !== undefined) return { "COUPON-1": sampleOf(one(name, value), making) };
  if (type.endsWith("[]")) return isTooDeep(type, making) ? [] : [sampleOf(one(name, type.slice(0, -2)), making)];
  const fields = referenceEntities.get(type);
  if (fields === undefined) return scalarOf(name, type);
  const deeper = { ...making, inside: [...making.inside, type] };
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, deeper)]));
}

const one = (name: string, type: string): NamedType => ({ name, type, optional: false });

const isTooDeep = (type: string, { inside }: Making) =>
  inside.filter((around) => `${around}[]` === type).length >= deepest;

function scalarOf(name: string, type: string): unknown {
  const [first] = referenceEnums.get(type) ?? [];
  if (first !== undefined) return first;
  if (type === "null") return null;
  if (type === "integer") return 3;
  if (type === "number") return 12.5;
  if (type === "boolean") return true;
  if (type === "date") return "2026-11-20";
  if (type === "datetime") return "2026-11-20 09:12:00";
  if (type === "isoDatetime") return "2026-11-20T09:12:00.000+08:00";
  return jsonTexts[name] ?? (/id$/i.test(name) ? "1801234567890123456" : `a ${name}`);
}
