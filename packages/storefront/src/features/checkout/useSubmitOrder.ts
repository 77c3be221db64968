import { createTrade } from "@sundry/api/contract/checkout";
import type { Input } from "@sundry/api/contract/call";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { list } from "@sundry/api/contract/order";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { isUnanswered } from "../../shared/data/isUnanswered.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useCartChanged } from "../cart/index.ts";
import type { CheckoutWay } from "./origin.ts";
import { submitKeys } from "./submitKey.ts";

type Body = Input<typeof createTrade>;

/** Remarks by store id. */
export type Remarks = ReadonlyMap<string, string>;

/** An order that was sent and whose response was lost: it can only be sent again unchanged (AP-07). */
interface Unsure {
  body: Body;
  view: CartView;
}

/** Places the order once, at the amount that the buyer saw, and leads to the payment (BU-03, BU-05, AP-07). */
export function useSubmitOrder(way: CheckoutWay, reload: () => Promise<unknown>) {
  const { t } = useTranslation("checkout");
  const words = useFaultWords();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  const [keys] = useState(() => submitKeys());
  const [unsure, setUnsure] = useState<Unsure>();

  const { submit } = useAction(({ body }: Unsure) => client.send(createTrade, body), {
    after: async ({ sn, flowPrice }) => {
      keys.reset();
      // The page changes first: the cart, which is empty now, must not show for a moment.
      await navigate(hrefTo[flowPrice > 0 ? "cashier" : "payDone"]({ orderType: "TRADE", sn }), { replace: true });
      await cartChanged();
    },
    invalidate: [list],
    refused: async ({ kind }, order) => {
      setUnsure(isUnanswered(kind) ? order : undefined);
      // Price, stock or a coupon has changed: the page shows the new state before anything is sent again.
      if (!isUnanswered(kind)) await reload();
    },
    faultAt: (fault) => ({ message: isUnanswered(fault.kind) ? t("amount.unsure") : words(fault) }),
  });
  return {
    submit: (view: CartView, remarks: Remarks) =>
      submit(unsure ?? { body: bodyOf(way, view, remarks, keys.keyFor), view }),
    unsure,
  };
}

function bodyOf(way: CheckoutWay, view: CartView, remarks: Remarks, keyFor: (state: string) => string): Body {
  const body = {
    way,
    client: "PC" as const,
    remark: view.cartList.flatMap(({ storeId }) => {
      const remark = remarks.get(storeId)?.trim();
      return remark ? [{ storeId, remark }] : [];
    }),
    expectedPrice: view.priceDetailDTO.flowPrice,
  };
  const lines = view.skuList.map(({ goodsSku, num }) => [goodsSku.id, num]);
  const { memberAddress, storeAddress, receiptVO, cartList } = view;
  const state = JSON.stringify([body, lines, memberAddress, storeAddress, receiptVO, cartList[0]?.deliveryMethod]);
  return { ...body, submitKey: keyFor(state) };
}
