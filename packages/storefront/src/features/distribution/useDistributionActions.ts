import { ApiError } from "@sundry/api/client";
import type { Input } from "@sundry/api/contract/call";
import {
  apply as applyCall,
  cash as cashCall,
  cashList,
  checkGoods,
  get,
  goods,
} from "@sundry/api/contract/distribution";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";

/** Applies, chooses goods and withdraws commission (MC-12). */
export function useDistributionActions() {
  const { t } = useTranslation("distribution");
  const words = useFaultWords();
  const { show } = useToast();
  const { mutate } = useSWRConfig();
  const [choosing, setChoosing] = useState<string>();

  const faultsOf = (fault: unknown): readonly FormError[] => {
    if (!(fault instanceof ApiError)) throw fault;
    return fault.kind === "aborted" || fault.kind === "unauthorized" ? [] : [{ message: words(fault) }];
  };

  return {
    apply: async (form: Input<typeof applyCall>): Promise<readonly FormError[]> => {
      try {
        await client.send(applyCall, form);
        return [];
      } catch (fault) {
        return faultsOf(fault);
      } finally {
        // Also after a refusal: another tab may have applied, or the market has decided.
        void mutate(readsOf(get));
      }
    },
    /** Id of the goods whose choice is under way. */
    choosing,
    choose: async ({ id, name }: { id: string; name: string }, checked: boolean): Promise<void> => {
      if (choosing !== undefined) return;
      setChoosing(id);
      try {
        await client.send(checkGoods, { id, checked });
        show({ tone: "success", text: t(checked ? "goods.added" : "goods.dropped", { name }) });
      } catch (fault) {
        for (const { message } of faultsOf(fault)) show({ tone: "warning", text: message });
      } finally {
        await mutate(readsOf(goods));
        setChoosing(undefined);
      }
    },
    withdraw: async (amount: string): Promise<readonly FormError[]> => {
      try {
        await client.send(cashCall, { price: Number(amount) });
        show({ tone: "success", text: t("cash.done") });
        return [];
      } catch (fault) {
        return faultsOf(fault);
      } finally {
        void mutate(readsOf(get, cashList));
      }
    },
  };
}

export type DistributionActions = ReturnType<typeof useDistributionActions>;
