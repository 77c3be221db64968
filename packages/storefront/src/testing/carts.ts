import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import { sku } from "./entities.ts";

/** A selected line of the cart: umbrellas at $3.48, at least 12, of which 40 are in stock. */
export function cartLine(num = 12, change: Partial<CartItem> = {}): CartItem {
  return {
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    goodsSku: sku({ quantity: 40 }),
    num,
    minimum: 12,
    purchasePrice: 3.48,
    subTotal: (348 * num) / 100,
    checked: true,
    invalid: false,
    cartType: "CART",
    ...change,
  };
}

/** A cart of these lines, grouped by store; unchecked lines cost nothing. */
export function cartOf(lines: readonly CartItem[]): CartView {
  const stores = [...new Set(lines.map(({ storeId }) => storeId))];
  return {
    cartList: stores.map((storeId) => {
      const own = lines.filter((line) => line.storeId === storeId);
      return {
        storeId,
        storeName: own[0]?.storeName ?? "",
        checked: own.every(({ checked }) => checked),
        skuList: own,
        priceDetailDTO: priceOf(own),
      };
    }),
    skuList: [...lines],
    priceDetailDTO: priceOf(lines),
    cartTypeEnum: "CART",
  };
}

function priceOf(lines: readonly CartItem[]) {
  const cents = lines.reduce((sum, line) => sum + (line.checked ? Math.round(Number(line.subTotal) * 100) : 0), 0);
  const goodsPrice = cents / 100;
  return { goodsPrice, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: goodsPrice };
}
