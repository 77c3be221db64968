import type { UseResumed } from "../../app/resumed.ts";
import { useBuyNow } from "./useBuyNow.ts";

/** Buys at once what a visitor wanted before he logged in: its settlement opens (SE-08). */
export const useResumedBuyNow: UseResumed = () => {
  const { start } = useBuyNow();
  return ({ skuId, num }) => start({ skuId: String(skuId), num: Number(num) });
};
