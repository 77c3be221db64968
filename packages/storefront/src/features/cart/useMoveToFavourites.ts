import { ApiError } from "@sundry/api/client";
import type { CartItem } from "@sundry/api/contract/entities/basket";
import { add } from "@sundry/api/contract/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { skuIdOf } from "./cartEdits.ts";
import type { Cart } from "./useCart.ts";

/** Kept already: the wish is fulfilled. */
const ALREADY_KEPT = 20017;

/** Keeps the goods of a line as a favourite, then takes the line out; a refusal leaves it where it is. */
export function useMoveToFavourites(remove: Cart["remove"]): (line: CartItem) => Promise<boolean> {
  const { show } = useToast();
  const words = useFaultWords();
  return async (line) => {
    try {
      await client.send(add, { type: "GOODS", id: skuIdOf(line) });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code !== ALREADY_KEPT) {
        if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
        return false;
      }
    }
    return remove([line]);
  };
}
