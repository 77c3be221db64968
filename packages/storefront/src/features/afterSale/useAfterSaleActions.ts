import { ApiError } from "@sundry/api/client";
import { applyInfo, cancel, delivery, get, list, logs } from "@sundry/api/contract/afterSale";
import type { Input } from "@sundry/api/contract/call";
import { get as orderGet, list as orderList } from "@sundry/api/contract/order";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";

/** Everything that shows a case, or the line it is about. */
export const touched = readsOf(list, get, logs, applyInfo, orderGet, orderList);

export interface AfterSaleActions {
  /** The case whose change is under way. */
  pending: string | undefined;
  /** True once it is cancelled. */
  cancel: (sn: string) => Promise<boolean>;
  /** Tells the parcel; answers what the form has to show. */
  sendBack: (parcel: Input<typeof delivery>) => Promise<readonly FormError[]>;
}

/** What a buyer does with a case; the server decides, and its refusal is told in its words (MC-04). */
export function useAfterSaleActions(): AfterSaleActions {
  const { t } = useTranslation("afterSale");
  const { mutate } = useSWRConfig();
  const { show } = useToast();
  const words = useFaultWords();
  const [pending, setPending] = useState<string>();
  return {
    pending,
    async cancel(sn) {
      if (pending) return false;
      setPending(sn);
      try {
        await client.send(cancel, { sn });
        show({ tone: "success", text: t("cancelled") });
        return true;
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
        return false;
      } finally {
        // Also after a refusal: the state it was refused for is another one than the page shows.
        await mutate(touched);
        setPending(undefined);
      }
    },
    async sendBack(parcel) {
      try {
        await client.send(delivery, parcel);
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        return [{ message: words(fault) }];
      }
      show({ tone: "success", text: t("sent") });
      void mutate(touched);
      return [];
    },
  };
}
