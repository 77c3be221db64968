import type { CartItem } from "@sundry/api/contract/entities/basket";
import type { TierQuantity } from "@sundry/ui/commerce/TierBar";

/**
 * The batch prices of a line of the cart, and what counts towards them: ticked pieces of the other variants too (rules 4). Undefined
 * where the quantity does not change the price: one price, a flash sale, and a line that can't be bought.
 */
export function tiersOfLine(line: CartItem, lines: readonly CartItem[]): TierQuantity | undefined {
  const { goodsSku, num, invalid, wholesaleList } = line;
  const tiers = (wholesaleList ?? []).flatMap((tier) =>
    tier.price == null ? [] : { num: tier.num, price: tier.price },
  );
  if (tiers.length < 2 || invalid || goodsSku.promotionFlag) return undefined;
  const others = lines
    .filter(
      (other) =>
        other.checked &&
        !other.invalid &&
        other.goodsSku.goodsId === goodsSku.goodsId &&
        other.goodsSku.id !== goodsSku.id,
    )
    .reduce((sum, other) => sum + other.num, 0);
  return {
    tiers: tiers.toSorted((one, other) => one.num - other.num),
    count: num,
    others,
    maximum: goodsSku.quantity,
  };
}
