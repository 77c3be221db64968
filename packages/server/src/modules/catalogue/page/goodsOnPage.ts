import type { Tx } from "#server/db/transaction.ts";
import { goodsOnSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";

/**
 * A page's data without goods that can't be bought, and without entries that contained only such goods. Blocks refer to goods by
 * `goodsId`, at any depth.
 */
export async function withoutUnavailableGoods(tx: Tx, data: unknown): Promise<unknown> {
  const named = [...goodsNamed(data)];
  const onSale = await goodsOnSale(tx, named);
  const gone = new Set(named.filter((id) => !onSale.has(id)));
  return gone.size === 0 ? data : without(data, gone);
}

function* goodsNamed(value: unknown): Iterable<string> {
  if (typeof value !== "object" || value === null) return;
  if (goodsIdOf(value)) yield goodsIdOf(value);
  for (const part of Object.values(value)) yield* goodsNamed(part);
}

function without(value: unknown, gone: ReadonlySet<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((entry: unknown) => !gone.has(goodsIdOf(entry)));
    return kept.map((entry) => without(entry, gone)).filter((entry, at) => !isEmptied(kept[at], entry));
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part, gone)]));
}

/** Whether an entry, such as a store, had goods and has none left. */
function isEmptied(before: unknown, after: unknown): boolean {
  return goodsIn(before).length > 0 && goodsIn(after).length === 0;
}

function goodsIn(entry: unknown): readonly unknown[] {
  const goods: unknown = typeof entry === "object" && entry !== null && "goods" in entry ? entry.goods : undefined;
  return Array.isArray(goods) ? goods : [];
}

function goodsIdOf(entry: unknown): string {
  const id: unknown = typeof entry === "object" && entry !== null && "goodsId" in entry ? entry.goodsId : undefined;
  return typeof id === "string" ? id : "";
}
