import type { ResumedProps, UseResumed } from "../../../shared/session/resumed.ts";
import { useRunOnce } from "../../../shared/session/useRunOnce.ts";
import { useBuyNow } from "./useBuyNow.ts";

const useResumedBuyNow: UseResumed = () => {
  const { start } = useBuyNow();
  return ({ skuId, num }) => start({ skuId: String(skuId), num: Number(num) });
};

/** Buys at once what a visitor wanted before he logged in: its settlement opens (SE-08). */
export function ResumedBuyNow({ values, onDone }: ResumedProps): null {
  const act = useResumedBuyNow();
  useRunOnce(() => act(values), onDone);
  return null;
}
