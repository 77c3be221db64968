import { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { useCartChanged } from "./useCartCount.ts";

export interface CartLine {
  skuId: string;
  /** Pieces. */
  num: number;
  /** Name of the goods, for the notice. */
  name: string;
}

/**
 * Puts pieces into the cart: a visitor is asked to log in and it goes on afterwards (SE-08), success and refusal are told (BU-02). A second press while the
 * first is on its way does nothing.
 */
export function useAddToCart(): { add: (line: CartLine) => Promise<boolean>; adding: boolean } {
  const { t } = useTranslation("shell");
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const navigate = useNavigate();
  const words = useFaultWords();
  const cartChanged = useCartChanged();
  const [adding, setAdding] = useState(false);

  const add = useCallback(
    async ({ skuId, num, name }: CartLine) => {
      if (adding || !requireLogin({ name: "addToCart", values: { skuId, num, name } })) return false;
      setAdding(true);
      try {
        await client.send(addSku, { skuId, num });
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "warning", text: words(fault) });
        return false;
      } finally {
        setAdding(false);
      }
      show({
        tone: "success",
        text: t("added", { name }),
        action: { label: t("viewCart"), onAction: () => void navigate("/cart") },
      });
      await cartChanged();
      return true;
    },
    [adding, requireLogin, show, words, t, navigate, cartChanged],
  );
  return { add, adding };
}
