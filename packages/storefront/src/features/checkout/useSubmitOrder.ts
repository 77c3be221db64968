import { ApiError } from "@sundry/api/client";
import { createTrade } from "@sundry/api/contract/checkout";
import type { Input } from "@sundry/api/contract/call";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { list } from "@sundry/api/contract/order";
import type { FormError } from "@sundry/ui/forms/Form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { useCartChanged } from "../cart/index.ts";
import type { SettlementWay } from "./settlementWay.ts";
import { submitKeys } from "./submitKey.ts";

type Body = Input<typeof createTrade>;

/** Remarks by store id. */
export type Remarks = ReadonlyMap<string, string>;

/** Sent, and never answered: the order may have been made. It can only be sent again, word for word (AP-07). */
interface Unsure {
  body: Body;
  view: CartView;
}

/** Faults after which nobody knows whether the order was made. */
const unanswered: ReadonlySet<string> = new Set(["network", "timeout", "server"]);

/** Submits a settlement: once, at the amount the buyer saw, and leads on to payment (BU-03, BU-05, AP-07). */
export function useSubmitOrder(way: SettlementWay, reload: () => Promise<unknown>) {
  const { t } = useTranslation("checkout");
  const words = useFaultWords();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  const { mutate } = useSWRConfig();
  const [keys] = useState(() => submitKeys());
  const [unsure, setUnsure] = useState<Unsure>();

  const submit = async (view: CartView, remarks: Remarks): Promise<readonly FormError[]> => {
    const body = unsure?.body ?? bodyOf(way, view, remarks, keys.keyFor);
    try {
      const trade = await client.send(createTrade, body);
      keys.spend();
      const query = new URLSearchParams({ orderType: "TRADE", sn: trade.sn });
      // The page goes first: the basket that is empty now must not show for a moment.
      await navigate(`${trade.flowPrice > 0 ? "/payMent" : "/payDone"}?${query}`, { replace: true });
      await Promise.all([cartChanged(), mutate(readsOf(list))]);
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind === "aborted" || fault.kind === "unauthorized") return [];
      if (unanswered.has(fault.kind)) {
        setUnsure({ body, view: unsure?.view ?? view });
        return [{ message: t("amount.unsure") }];
      }
      setUnsure(undefined);
      // Price, stock or a coupon changed: what is true now stands on the page before anything is sent again.
      await reload();
      return [{ message: words(fault) }];
    }
  };
  return { submit, unsure };
}

function bodyOf(way: SettlementWay, view: CartView, remarks: Remarks, keyFor: (state: string) => string): Body {
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
