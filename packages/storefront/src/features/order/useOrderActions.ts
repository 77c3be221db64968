import { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import type { Call, Input } from "@sundry/api/contract/call";
import { cancel, get, invoice, list, receive, remove } from "@sundry/api/contract/order";
import { overview } from "@sundry/api/contract/member";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { useCartChanged } from "../cart/index.ts";

/** A line that can be bought again. */
export interface BoughtLine {
  skuId: string;
  num: number;
  name: string;
}

export interface OrderActions {
  /** The order whose action is under way. */
  pending: string | undefined;
  cancel: (sn: string, reason: string) => Promise<boolean>;
  receive: (sn: string) => Promise<boolean>;
  remove: (sn: string) => Promise<boolean>;
  /** Asks the store to issue the invoice. */
  invoice: (sn: string) => Promise<boolean>;
  /** Puts everything that can still be had into the cart and says what can't. */
  buyAgain: (sn: string, lines: readonly BoughtLine[]) => Promise<void>;
}

/** What a buyer does with an order; the server decides, and its refusal is told in its words (MC-02). */
export function useOrderActions(): OrderActions {
  const { t } = useTranslation("order");
  const { mutate } = useSWRConfig();
  const { show } = useToast();
  const words = useFaultWords();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  const [pending, setPending] = useState<string>();

  async function act<C extends Call>(sn: string, call: C, input: Input<C>, said: string): Promise<boolean> {
    if (pending) return false;
    setPending(sn);
    try {
      await client.send(call, input);
      show({ tone: "success", text: said });
      return true;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
      return false;
    } finally {
      // Also after a refusal: the state it was refused for is another one than the page shows.
      await mutate(readsOf(list, get, overview));
      setPending(undefined);
    }
  }

  return {
    pending,
    cancel: (sn, reason) => act(sn, cancel, { orderSn: sn, reason }, t("cancelled")),
    receive: (sn) => act(sn, receive, { sn }, t("received")),
    remove: (sn) => act(sn, remove, { sn }, t("removed")),
    invoice: (sn) => act(sn, invoice, { sn }, t("invoice.done")),
    async buyAgain(sn, lines) {
      if (pending) return;
      setPending(sn);
      const missing: string[] = [];
      for (const { skuId, num, name } of lines) {
        try {
          await client.send(addSku, { skuId, num });
        } catch (fault) {
          if (!(fault instanceof ApiError)) throw fault;
          missing.push(`${name}: ${words(fault)}`);
        }
      }
      setPending(undefined);
      await cartChanged();
      if (missing.length > 0) show({ tone: "warning", text: missing.join(" ") });
      if (missing.length < lines.length) void navigate("/cart");
    },
  };
}
