import type { Call } from "@sundry/api/contract/call";
import { useTranslation } from "react-i18next";
import { type Optimistic, useAction } from "../../shared/data/useAction.ts";

interface FavouriteCalls {
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
}

/**
 * Removes a favourite from the list on screen at once, with Undo once the server has confirmed it; it comes back if the server
 * refuses (MC-08, product 49).
 */
export function useRemoveFavourite<R extends Call>(shown: Optimistic<string, R>, { remove, restore }: FavouriteCalls) {
  const { t } = useTranslation("favourite");
  const invalidate = [shown.read];
  const undo = useAction(restore, { invalidate, parallel: true });
  return useAction(remove, {
    optimistic: shown,
    invalidate,
    success: (_, id) => ({
      text: t("removed"),
      action: { label: t("undo"), onAction: () => void undo.run(id) },
    }),
    parallel: true,
  });
}
