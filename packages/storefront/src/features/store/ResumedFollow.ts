import { ApiError } from "@sundry/api/client";
import { addStore, isStore } from "@sundry/api/contract/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import type { ResumedProps, UseResumed } from "../../shared/session/resumed.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { useRunOnce } from "../../shared/session/useRunOnce.ts";

/** Followed already: the wish is fulfilled. */
const ALREADY_KEPT = 20017;

const useResumedFollow: UseResumed = () => {
  const { t } = useTranslation("store");
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  return async ({ storeId }) => {
    try {
      await client.send(addStore, { type: "STORE", id: String(storeId) });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code !== ALREADY_KEPT) {
        if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
        return;
      }
    }
    show({ tone: "success", text: t("followed") });
    await mutate(readsOf(isStore));
  };
};

/** Follows the store that a visitor wanted to follow before he logged in (SE-08). */
export function ResumedFollow({ values, onDone }: ResumedProps): null {
  const act = useResumedFollow();
  useRunOnce(() => act(values), onDone);
  return null;
}
