import { addSku, setSkus } from "@sundry/api/contract/cart";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { type Action, useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useIntoBag } from "./intoBag.ts";
import { linesText } from "./linesText.ts";
import { withCart } from "./withCart.ts";

/** Pieces to add, by SKU. */
export type Pieces = ReadonlyMap<string, number>;

interface AddSeveralOptions {
  /** The intent with which a visitor's addition continues. @default "addSeveral" */
  readonly intent?: "addSeveral" | "addChosen";
  /** Runs once they are in the cart. */
  readonly after?: () => void;
}

/**
 * Adds pieces of several SKUs to the cart and shows a toast, a warning if they are refused; a visitor logs in first (GD-01, GD-02,
 * SE-08).
 */
export function useAddSeveral({ intent = "addSeveral", after }: AddSeveralOptions = {}): Action<Pieces> {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const bag = useIntoBag();
  const action = useAction(addAll, {
    login: (pieces) => ({ name: intent, values: { lines: linesText.write(pieces) } }),
    success: (_, pieces) => ({
      text: t("addedSeveral", { count: [...pieces.values()].reduce((sum, num) => sum + num, 0) }),
      action: { label: t("viewCart"), href: hrefTo.cart(), onAction: () => void navigate(hrefTo.cart()) },
    }),
    after: async () => {
      await bag.arrive();
      after?.();
    },
    refusalTone: "warning",
  });
  return {
    ...action,
    run(pieces) {
      bag.press();
      return action.run(pieces);
    },
  };
}

/** At once, or one after the other on a backend that can't. */
async function addAll(pieces: Pieces): Promise<void> {
  if (client.supports(setSkus)) {
    await client.send(setSkus, await withCart(pieces));
    return;
  }
  for (const [skuId, num] of pieces) if (num > 0) await client.send(addSku, { skuId, num });
}
