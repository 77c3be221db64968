import { ApiError } from "@sundry/api/client";
import { addStore, isStore, removeStore } from "@sundry/api/contract/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { useUser } from "../../shared/session/session.ts";
import { useRead } from "../../shared/data/useRead.ts";

/**
 * Whether the buyer follows a store, and the switch for it. Letting go can be undone (decisions 49); a refusal puts it back
 * and says why.
 */
export function useFollowStore(storeId: string): { following: boolean; pending: boolean; toggle: () => void } {
  const { t } = useTranslation("store");
  const user = useUser();
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const words = useFaultWords();
  const { data, reload } = useRead(isStore, user ? { type: "STORE", id: storeId } : null);
  const [wanted, setWanted] = useState<{ storeId: string; following: boolean }>();
  const following = wanted?.storeId === storeId ? wanted.following : (data ?? false);

  const become = async (next: boolean) => {
    setWanted({ storeId, following: next });
    try {
      await client.send(next ? addStore : removeStore, { type: "STORE", id: storeId });
      show({
        tone: "success",
        text: t(next ? "followed" : "unfollowed"),
        ...(!next && { action: { label: t("undo"), onAction: () => void become(true) } }),
      });
      await reload();
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
    } finally {
      setWanted(undefined);
    }
  };
  return {
    following,
    pending: wanted !== undefined,
    toggle: () => {
      if (!wanted && requireLogin({ name: "follow", values: { storeId } })) void become(!following);
    },
  };
}
