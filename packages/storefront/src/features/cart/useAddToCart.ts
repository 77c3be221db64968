import { addSku } from "@sundry/api/contract/cart";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { type Action, useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useIntoBag } from "./intoBag.ts";

/** Goods to add to the cart. */
export interface CartAddition {
  readonly skuId: string;
  /** Pieces. */
  readonly num: number;
  /** Name of the goods, for the notice. */
  readonly name: string;
}

interface AddToCartOptions {
  /** Shows the reason of a refusal where the buyer is, instead of a toast. */
  readonly onRefused?: (reason: string) => void;
}

/** Adds goods to the cart and shows a toast, a warning if it is refused; a visitor logs in first (BU-02, SE-08). */
export function useAddToCart({ onRefused }: AddToCartOptions = {}): Action<CartAddition> {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const bag = useIntoBag();
  const errorMessage = useErrorMessage();
  const action = useAction(({ skuId, num }: CartAddition) => client.send(addSku, { skuId, num }), {
    login: (values) => ({ name: "addToCart", values }),
    success: (_, { name, num }) => ({
      text: t("added", { name, count: num }),
      action: { label: t("viewCart"), href: hrefTo.cart(), onAction: () => void navigate(hrefTo.cart()) },
    }),
    after: bag.arrive,
    refusalTone: "warning",
    refused: (fault) => {
      onRefused?.(errorMessage(fault));
      return onRefused !== undefined;
    },
  });
  return {
    ...action,
    run(addition) {
      bag.press();
      return action.run(addition);
    },
  };
}
