import { ApiError } from "@sundry/api/client";
import { add, isGoods, list } from "@sundry/api/contract/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import type { ResumedProps, UseResumed } from "../../../shared/session/resumed.ts";
import { readsOf } from "../../../shared/data/useRead.ts";
import { useRunOnce } from "../../../shared/session/useRunOnce.ts";

/** Kept already: the wish is fulfilled. */
const ALREADY_KEPT = 20017;

const useResumedFavourite: UseResumed = () => {
  const { t } = useTranslation("goods");
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  return async ({ skuId }) => {
    try {
      await client.send(add, { type: "GOODS", id: String(skuId) });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code !== ALREADY_KEPT) {
        if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
        return;
      }
    }
    show({ tone: "success", text: t("saved") });
    await mutate(readsOf(isGoods, list));
  };
};

/** Keeps the goods as a favourite that a visitor wanted before he logged in; those he has already stay (SE-08). */
export function ResumedFavourite({ values, onDone }: ResumedProps): null {
  const act = useResumedFavourite();
  useRunOnce(() => act(values), onDone);
  return null;
}
