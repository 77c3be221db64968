import type { UseResumed } from "../../app/resumed.ts";
import { useAddToCart } from "./useAddToCart.ts";

/** Puts into the cart what a visitor wanted there before he logged in (SE-08). */
export const useResumedAdd: UseResumed = () => {
  const { add } = useAddToCart();
  return ({ skuId, num, name }) => add({ skuId: String(skuId), num: Number(num), name: String(name) });
};
