import { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useNavigate } from "react-router-dom";
import { client } from "../../app/client.ts";
import { useFaultWords } from "../../app/faultWords.ts";
import type { UseResumed } from "../../app/resumed.ts";

/** Goes on with the exchange a visitor wanted before he logged in: its settlement opens, or the refusal says why (SE-08). */
export const useResumedExchange: UseResumed = () => {
  const { show } = useToast();
  const words = useFaultWords();
  const navigate = useNavigate();
  return async ({ skuId, num }) => {
    try {
      await client.send(addSku, { skuId: String(skuId), num: Number(num), cartType: "POINTS" });
      await navigate("/pay?way=POINTS");
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "warning", text: words(fault) });
    }
  };
};
