import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { amountOf } from "./cents.ts";

/**
 * The next batch price of a search row above its minimum. Undefined if no such batch is cheaper, if there are not enough pieces for
 * it, and while an offer has one price for all counts.
 */
export function nextBatch({ price, promotionPrice, minimum, quantity, wholesaleList }: GoodsIndex) {
  if (promotionPrice != null) return undefined;
  const next = (wholesaleList ?? [])
    .filter(({ num }) => num > (minimum ?? 1))
    .toSorted((one, other) => one.num - other.num)
    .at(0);
  if (next?.price == null || !(amountOf(next.price) < amountOf(price))) return undefined;
  return next.num <= (quantity ?? next.num) ? { num: next.num, price: next.price } : undefined;
}
