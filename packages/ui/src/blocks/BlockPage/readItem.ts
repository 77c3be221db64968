import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { isRecord } from "../pageData/index.ts";

/** One item of a block. Every field may be missing. */
export interface BlockItem {
  /** Address of the picture, without `?w=`. */
  readonly img?: string | undefined;
  readonly url?: string | undefined;
  readonly name?: string | undefined;
  readonly describe?: string | undefined;
  /** In units of the currency: a number, or whatever text the data has. */
  readonly price?: number | string | undefined;
  readonly originalPrice?: number | string | undefined;
  readonly minimum?: number | undefined;
  /** From how many pieces on the next batch price applies. */
  readonly batchNum?: number | undefined;
  readonly batchPrice?: number | string | undefined;
  readonly sold?: number | undefined;
  readonly rating?: number | undefined;
  readonly bgColor?: string | undefined;
  /** Text on a carousel tick or badge. */
  readonly label?: string | undefined;
  /** Text of the button. */
  readonly action?: string | undefined;
}

const texts = ["img", "url", "name", "describe", "bgColor", "label", "action"] as const;
const counts = ["minimum", "batchNum", "sold", "rating"] as const;
const prices = ["price", "originalPrice", "batchPrice"] as const;

/** The fields that every item of every block may have. */
export const itemFields = ["img", "url", "name", "describe", "price"] as const;

/** Reads one item. Older pages use `title` and `desc` for `name` and `describe`. */
export function readItem(value: unknown): BlockItem | undefined {
  if (!isRecord(value)) return undefined;
  const source: Record<string, unknown> = { name: value.title, describe: value.desc, ...defined(value) };
  const item: Record<string, unknown> = {};
  for (const key of texts) if (typeof source[key] === "string" && source[key] !== "") item[key] = source[key];
  for (const key of counts)
    if (typeof source[key] === "number" && Number.isFinite(source[key])) item[key] = source[key];
  for (const key of prices)
    if (typeof source[key] === "number" || (typeof source[key] === "string" && source[key] !== ""))
      item[key] = source[key];
  return Object.keys(item).length > 0 ? item : undefined;
}

/** Reads a list of items and skips anything else. */
export function readItems(value: unknown): readonly BlockItem[] {
  return Array.isArray(value) ? value.flatMap((entry: unknown) => readItem(entry) ?? []) : [];
}

/** A non-empty text, or undefined. */
export function readText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** An item as a product card shows it. Items have no id, so the link's address serves as one. */
export function goodsOfItem(item: BlockItem, index: number): GoodsSummary {
  return {
    id: `${index}-${item.url ?? ""}`,
    href: item.url ?? "",
    name: item.name ?? "",
    image: item.img ?? "",
    price: item.price,
    ...(item.originalPrice !== undefined && { was: item.originalPrice }),
    ...(item.minimum !== undefined && { minimum: item.minimum }),
    ...(item.batchNum !== undefined &&
      item.batchPrice !== undefined && { batch: { num: item.batchNum, price: item.batchPrice } }),
    ...(item.sold !== undefined && { sold: item.sold }),
    ...(item.rating !== undefined && { rating: item.rating }),
    ...(item.describe !== undefined && { reason: item.describe }),
  };
}

function defined(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== null));
}
