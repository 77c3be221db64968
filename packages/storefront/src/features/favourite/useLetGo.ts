import { ApiError } from "@sundry/api/client";
import { add, addStore, list, listStores, remove, removeStore } from "@sundry/api/contract/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import type { Kind } from "./favouritesQuery.ts";

const calls = {
  GOODS: { keep: add, letGo: remove, list },
  STORE: { keep: addStore, letGo: removeStore, list: listStores },
} as const;

/**
 * Lets favourites of one kind go: at once on the page, with Undo once the server has confirmed it, back in their place when it
 * refuses (MC-08, decisions 49). `ids` are SKU ids or store ids.
 */
export function useLetGo(kind: Kind) {
  const { t } = useTranslation("favourite");
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const { keep, letGo: letGoCall, list: listCall } = calls[kind];

  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await mutate(readsOf(listCall));
      return true;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
      return false;
    }
  };
  const letGo = async (id: string): Promise<boolean> => {
    const target = { type: kind, id };
    setLeaving((now) => new Set([...now, id]));
    const done = await send(() => client.send(letGoCall, target));
    setLeaving((now) => new Set([...now].filter((one) => one !== id)));
    const undo = () => void send(() => client.send(keep, target));
    if (done) show({ tone: "success", text: t("removed"), action: { label: t("undo"), onAction: undo } });
    return done;
  };
  return { leaving, letGo };
}
