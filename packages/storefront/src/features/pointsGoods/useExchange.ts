import { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import { get as getOffer } from "@sundry/api/contract/pointsGoods";
import { summary } from "@sundry/api/contract/points";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { settlementRead } from "../checkout/index.ts";
import { readsOf } from "../../shared/data/useRead.ts";

/** Exchanges points for one line of goods: its settlement opens (GD-05); a refusal says why and shows what is true now. */
export function useExchange(): { start: (line: { skuId: string; num: number }) => Promise<void>; pending: boolean } {
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const words = useFaultWords();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState(false);
  const start = async (line: { skuId: string; num: number }) => {
    if (pending || !requireLogin({ name: "exchange", values: line })) return;
    setPending(true);
    try {
      await client.send(addSku, { ...line, cartType: "POINTS" });
      // A settlement that was looked at before is of other goods now: it must not flash up.
      await mutate(readsOf(settlementRead), undefined, { revalidate: false });
      await navigate("/pay?way=POINTS");
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind === "aborted" || fault.kind === "unauthorized") return;
      show({ tone: "warning", text: words(fault) });
      void mutate(readsOf(getOffer, summary));
    } finally {
      setPending(false);
    }
  };
  return { start, pending };
}
