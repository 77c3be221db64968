import { isStore, removeStore } from "@sundry/api/contract/favourite";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { type Action, useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useUser } from "../../shared/session/session.ts";
import { saveFavourite } from "../../shared/data/saveFavourite.ts";

/** Whether the buyer follows a store, and the action that follows or unfollows it; unfollowing can be undone (product 49). */
export function useFollowStore(storeId: string): { following: boolean; follow: Action<boolean> } {
  const { t } = useTranslation("store");
  const user = useUser();
  const target = { type: "STORE", id: storeId } as const;
  const { data } = useRead(isStore, user ? target : null);
  // An action of its own: the other one is still reading its effect when "Undo" can be pressed, and would ignore the press.
  const undo = useAction(() => saveFavourite("STORE", storeId), {
    optimistic: { read: isStore, input: target, change: () => true },
    success: t("followed"),
    invalidate: [isStore],
  });
  const follow = useAction(
    async (next: boolean) => void (await (next ? saveFavourite("STORE", storeId) : client.send(removeStore, target))),
    {
      optimistic: { read: isStore, input: target, change: (_, next) => next },
      login: () => ({ name: "follow", values: { storeId } }),
      success: (_, next) => ({
        text: t(next ? "followed" : "unfollowed"),
        ...(!next && { action: { label: t("undo"), onAction: () => void undo.run(undefined) } }),
      }),
      invalidate: [isStore],
    },
  );
  return { following: data ?? false, follow };
}
