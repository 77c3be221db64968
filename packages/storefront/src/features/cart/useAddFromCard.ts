import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { useNavigate } from "react-router-dom";
import { useAddToCart } from "./useAddToCart.ts";
import { skuOfAddress } from "../../shared/goods/goodsLink.ts";

/** Puts the smallest count of a card's goods into the cart. Goods without a known SKU open instead. */
export function useAddFromCard(): (event: { goods: GoodsSummary }) => void {
  const { run: add } = useAddToCart();
  const navigate = useNavigate();
  return ({ goods }) => {
    const skuId = skuOfAddress(goods.href);
    if (skuId) void add({ skuId, num: goods.minimum ?? 1, name: goods.name });
    else void navigate(goods.href);
  };
}
