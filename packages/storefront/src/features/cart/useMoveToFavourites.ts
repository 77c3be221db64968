import type { CartItem } from "@sundry/api/contract/entities/basket";
import { useAction } from "../../shared/data/useAction.ts";
import { saveFavourite } from "../../shared/data/saveFavourite.ts";
import { skuIdOf } from "./cartEdits.ts";
import type { Cart } from "./useCart.ts";

/** Saves the goods of a line as a favourite, then removes the line. After a refusal the line stays. */
export function useMoveToFavourites(remove: Cart["remove"]): (line: CartItem) => Promise<boolean> {
  const save = useAction((line: CartItem) => saveFavourite("GOODS", skuIdOf(line)));
  return async (line) => (await save.run(line)) && remove([line]);
}
