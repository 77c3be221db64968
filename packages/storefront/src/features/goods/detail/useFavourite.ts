import { ApiError } from "@sundry/api/client";
import { add, isGoods, remove } from "@sundry/api/contract/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { useLoginPrompt } from "../../../shared/session/loginPrompt.ts";
import { useUser } from "../../../shared/session/session.ts";
import { useRead } from "../../../shared/data/useRead.ts";

/** Whether a SKU is a favourite, and the switch for it; a refusal puts it back and says why (BU-02). */
export function useFavourite(skuId: string): { saved: boolean; pending: boolean; toggle: () => Promise<void> } {
  const { t } = useTranslation("goods");
  const user = useUser();
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const words = useFaultWords();
  const { data, reload } = useRead(isGoods, user ? { type: "GOODS", id: skuId } : null);
  const [wanted, setWanted] = useState<{ skuId: string; saved: boolean }>();
  const saved = wanted?.skuId === skuId ? wanted.saved : (data ?? false);

  const toggle = async () => {
    if (wanted || !requireLogin({ name: "favourite", values: { skuId } })) return;
    setWanted({ skuId, saved: !saved });
    try {
      await client.send(saved ? remove : add, { type: "GOODS", id: skuId });
      show({ tone: "success", text: t(saved ? "unsaved" : "saved") });
      await reload();
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
    } finally {
      setWanted(undefined);
    }
  };
  return { saved, pending: wanted !== undefined, toggle };
}
