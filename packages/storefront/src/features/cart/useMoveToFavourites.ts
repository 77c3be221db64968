import { remove as removeFavourite } from "@sundry/api/contract/favourite";
import type { CartItem } from "@sundry/api/contract/entities/basket";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { saveFavourite } from "../../shared/data/saveFavourite.ts";
import { skuIdOf } from "./cartEdits.ts";
import type { Cart } from "./useCart.ts";

/**
 * Saves the goods of a line as a favourite, then removes the line. After a refusal the line stays. Undo brings the line
 * back, and takes the favourite away unless it was one before.
 */
export function useMoveToFavourites(remove: Cart["remove"]): (line: CartItem) => Promise<boolean> {
  const { t } = useTranslation("cart");
  const isNew = useRef(false);
  const save = useAction(async (line: CartItem) => {
    isNew.current = await saveFavourite("GOODS", skuIdOf(line));
  });
  return async (line) => {
    if (!(await save.run(line))) return false;
    const unsave = isNew.current ? () => client.send(removeFavourite, { type: "GOODS", id: skuIdOf(line) }) : undefined;
    return remove([line], { text: t("movedToFavourites"), alsoUndo: unsave });
  };
}
