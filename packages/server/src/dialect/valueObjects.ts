import type { Language } from "@sundry/api/contract/language";
import { localeOf } from "#server/locales.ts";
import { afterSaleValues } from "./values/afterSales.ts";
import { basketValues } from "./values/basket.ts";
import { contentValues } from "./values/content.ts";
import { goodsValues } from "./values/goods.ts";
import { memberValues } from "./values/members.ts";
import { orderValues } from "./values/orders.ts";
import { promotionValues } from "./values/promotions.ts";
import { type Asking, type Fields, listOf, type ValueObject, type Values } from "./values/valueObject.ts";

const subjects: readonly Values[] = [
  afterSaleValues,
  basketValues,
  contentValues,
  goodsValues,
  memberValues,
  orderValues,
  promotionValues,
];
const objects = Object.fromEntries(subjects.flatMap((one) => Object.entries(one.objects)));
const answers = Object.fromEntries(subjects.flatMap((one) => Object.entries(one.answers)));

/** Who made and changed a record is not kept for buyers to see. */
const ofRecord = { createBy: null, updateBy: null, updateTime: null, deleteFlag: false };

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The result of a call with every field that the reference backend's value objects declare and this shop can give. */
export function complete(callId: string, result: unknown, asking: Asking): unknown {
  const type = answers[callId];
  return type === undefined ? result : filled(type, result, asking);
}

function filled(type: string, value: unknown, asking: Asking): unknown {
  if (type.endsWith("[]"))
    return Array.isArray(value) ? value.map((one) => filled(type.slice(0, -2), one, asking)) : value;
  if (!isRecord(value)) return value;
  const [, around, inner = ""] = /^(Page|Map)<(.+)>$/.exec(type) ?? [];
  if (around === "Page")
    return { ...value, records: listOf(value["records"]).map((one) => filled(inner, one, asking)) };
  if (around === "Map")
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, filled(kindOf(inner, key), one, asking)] as const),
    );
  return withFields(objects[type] ?? {}, value, asking);
}

/** Some objects differ by the first part of their key, such as `COUPON-1712`. */
function kindOf(type: string, key: string): string {
  const kind = `${type} ${key.split("-")[0]}`;
  return kind in objects ? kind : type;
}

function withFields({ record, none, only, add, inside }: ValueObject, given: Fields, asking: Asking): Fields {
  const kept = only?.split(" ");
  const own = kept ? Object.fromEntries(Object.entries(given).filter(([name]) => kept.includes(name))) : given;
  const empty = Object.fromEntries((none ?? "").split(" ").flatMap((name) => (name ? [[name, null]] : [])));
  const all: Fields = { ...(record && ofRecord), ...empty, ...own, ...add?.(own, asking) };
  const deeper = Object.entries(inside ?? {}).map(([name, type]) => [name, filled(type, all[name], asking)] as const);
  return { ...all, ...Object.fromEntries(deeper.filter(([, value]) => value !== undefined)) };
}

/** Fields with the name of goods, and those with the option values of the SKU as one text. */
const names = ["goodsName", "name"] as const;
const valueFields = ["simpleSpecs", "specs"] as const;

/** A text for people; `specs` can also be JSON. */
const isWords = (value: unknown) => typeof value === "string" && !value.startsWith("{");

/**
 * Adds the option values of a SKU to the name of its goods everywhere, as the reference backend does: without them a
 * cart has equal lines. The values stand beside the name in the same words, so that our own pages can tell them apart.
 */
export function namedWithValues(value: unknown, lang: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => namedWithValues(one, lang));
  if (!isRecord(value)) return value;
  const all: Fields = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, namedWithValues(one, lang)]),
  );
  const from = valueFields.find((name) => isWords(all[name]));
  const name = names.find((each) => typeof all[each] === "string");
  if (from === undefined || name === undefined || all[from] === "") return all;
  const values = String(all[from]).split(localeOf(lang).between.values).join(" ");
  return { ...all, [name]: `${String(all[name])} ${values}`, [from]: values };
}
