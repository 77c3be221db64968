import type { UseResumed } from "../../app/resumed.ts";
import { useExchange } from "./useExchange.ts";

/** Goes on with the exchange a visitor wanted before he logged in: its settlement opens, or the refusal says why (SE-08). */
export const useResumedExchange: UseResumed = () => {
  const { start } = useExchange();
  return ({ skuId, num }) => start({ skuId: String(skuId), num: Number(num) });
};
