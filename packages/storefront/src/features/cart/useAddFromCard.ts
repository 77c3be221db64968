import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { useNavigate } from "react-router-dom";
import { useAddToCart } from "./useAddToCart.ts";
import { skuOfAddress } from "../../shared/goods/goodsLink.ts";

/** "Add n" on a card: its smallest count goes into the cart; goods whose SKU is not known are opened instead. */
export function useAddFromCard(): (event: { goods: GoodsSummary }) => void {
  const { add } = useAddToCart();
  const navigate = useNavigate();
  return ({ goods }) => {
    const skuId = skuOfAddress(goods.href);
    if (skuId) void add({ skuId, num: goods.minimum ?? 1, name: goods.name });
    else void navigate(goods.href);
  };
}
