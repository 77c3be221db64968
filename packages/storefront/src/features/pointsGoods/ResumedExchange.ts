import type { ResumedProps, UseResumed } from "../../shared/session/resumed.ts";
import { useRunOnce } from "../../shared/session/useRunOnce.ts";
import { useExchange } from "./useExchange.ts";

const useResumedExchange: UseResumed = () => {
  const { start } = useExchange();
  return ({ skuId, num }) => start({ skuId: String(skuId), num: Number(num) });
};

/** Goes on with the exchange a visitor wanted before he logged in: its settlement opens, or the refusal says why (SE-08). */
export function ResumedExchange({ values, onDone }: ResumedProps): null {
  const act = useResumedExchange();
  useRunOnce(() => act(values), onDone);
  return null;
}
