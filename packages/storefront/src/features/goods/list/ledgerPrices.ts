import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { Price } from "@sundry/api/contract/scalars";
import { toCents } from "../../../shared/goods/cents.ts";

/** The quantities that the list compares prices at: a dozen, five, a carton. */
export const quantities = [12, 60, 240] as const;

/** Price of one piece when this many are bought; undefined below the minimum. A running offer has one price for all. */
export function priceAt(row: GoodsIndex, count: number): Price {
  if (count < (row.minimum ?? 1)) return undefined;
  if (row.promotionPrice != null) return row.promotionPrice;
  const tiers = [...(row.wholesaleList ?? [])].sort((one, other) => one.num - other.num);
  return tiers.findLast(({ num }) => num <= count)?.price ?? row.price;
}

/** What this many pieces cost together, in cents (EN-02); NaN if the price is no number. */
export function centsFor(row: GoodsIndex, count: number): number {
  return toCents(priceAt(row, count) ?? row.price) * count;
}
