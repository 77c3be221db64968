import { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useCartChanged } from "../cart/index.ts";

/** A line that can be bought again. */
export interface BoughtLine {
  skuId: string;
  num: number;
  name: string;
}

/** Puts the lines of an order into the cart, says which of them are no longer available, and opens the cart (MC-02). */
export function useBuyAgain() {
  const words = useFaultWords();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  return useAction(
    async (lines: readonly BoughtLine[]) => {
      const missing: string[] = [];
      for (const { skuId, num, name } of lines) {
        try {
          await client.send(addSku, { skuId, num });
        } catch (fault) {
          // One line that is refused does not keep the others out of the cart.
          if (!(fault instanceof ApiError)) throw fault;
          missing.push(`${name}: ${words(fault)}`);
        }
      }
      return missing;
    },
    {
      success: (missing) => (missing.length > 0 ? { tone: "warning", text: missing.join(" ") } : undefined),
      after: async (missing, lines) => {
        await cartChanged();
        if (missing.length < lines.length) void navigate(hrefTo.cart());
      },
    },
  );
}
