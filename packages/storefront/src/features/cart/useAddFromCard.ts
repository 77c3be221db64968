import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { useNavigate } from "react-router-dom";
import { useAddToCart } from "./useAddToCart.ts";
import { skuOfAddress } from "../../shared/goods/goodsLink.ts";

/** Adds the minimum quantity of a card's goods to the cart. Goods without a known SKU are opened instead. */
export function useAddFromCard(): (event: { goods: GoodsSummary }) => void {
  const { run: add } = useAddToCart();
  const navigate = useNavigate();
  return ({ goods }) => {
    const skuId = skuOfAddress(goods.href);
    if (skuId) void add({ skuId, num: goods.minimum ?? 1, name: goods.name });
    else void navigate(goods.href);
  };
}
