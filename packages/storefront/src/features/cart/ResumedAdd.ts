import type { ResumedProps, UseResumed } from "../../shared/session/resumed.ts";
import { useRunOnce } from "../../shared/session/useRunOnce.ts";
import { useAddToCart } from "./useAddToCart.ts";

const useResumedAdd: UseResumed = () => {
  const { add } = useAddToCart();
  return ({ skuId, num, name }) => add({ skuId: String(skuId), num: Number(num), name: String(name) });
};

/** Puts into the cart what a visitor wanted there before he logged in (SE-08). */
export function ResumedAdd({ values, onDone }: ResumedProps): null {
  const act = useResumedAdd();
  useRunOnce(() => act(values), onDone);
  return null;
}
