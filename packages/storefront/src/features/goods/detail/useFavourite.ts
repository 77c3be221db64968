import { isGoods, list, remove } from "@sundry/api/contract/favourite";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { type Action, useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useUser } from "../../../shared/session/session.ts";
import { saveFavourite } from "../../../shared/data/saveFavourite.ts";

/** Whether goods are a favourite, and the action that saves or removes them (BU-02). */
export function useFavourite(skuId: string): { saved: boolean; save: Action<boolean> } {
  const { t } = useTranslation("goods");
  const user = useUser();
  const target = { type: "GOODS", id: skuId } as const;
  const { data } = useRead(isGoods, user ? target : null);
  const save = useAction(
    async (next: boolean) => void (await (next ? saveFavourite("GOODS", skuId) : client.send(remove, target))),
    {
      optimistic: { read: isGoods, input: target, change: (_, next) => next },
      login: () => ({ name: "favourite", values: { skuId } }),
      success: (_, next) => ({ text: t(next ? "saved" : "unsaved") }),
      invalidate: [isGoods, list],
    },
  );
  return { saved: data ?? false, save };
}
