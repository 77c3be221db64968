import type { CartItem } from "@sundry/api/contract/entities/basket";

/** How many goods of a cart have reached their minimum; variants of the same goods count once. */
export function minimumsMet(lines: readonly Pick<CartItem, "goodsSku" | "num" | "minimum" | "invalid">[]): number {
  const met = lines.filter(({ num, minimum, invalid }) => !invalid && num >= (minimum ?? 1));
  return new Set(met.map(({ goodsSku }) => goodsSku.goodsId)).size;
}
