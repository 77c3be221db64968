import { ApiError } from "@sundry/api/client";
import { cancel, communicate, get, list } from "@sundry/api/contract/complaint";
import { get as getOrder, list as listOrders } from "@sundry/api/contract/order";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";

export interface ComplaintActions {
  /** Id of the complaint that is being withdrawn. */
  pending: string | undefined;
  /** True when it was withdrawn; a refusal is told. */
  withdraw: (id: string) => Promise<boolean>;
  /** Says something in the dialogue; a refusal comes back as a sentence for the form. */
  say: (id: string, content: string) => Promise<readonly FormError[]>;
}

/** What a buyer does with a complaint (MC-05). */
export function useComplaintActions(): ComplaintActions {
  const { t } = useTranslation("complaint");
  const words = useFaultWords();
  const { show } = useToast();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState<string>();
  return {
    pending,
    async withdraw(id) {
      if (pending) return false;
      setPending(id);
      try {
        await client.send(cancel, { id });
        show({ tone: "success", text: t("withdrawn") });
        return true;
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        show({ tone: "danger", text: words(fault) });
        return false;
      } finally {
        // Also after a refusal: the state it was refused for is another one than the page shows.
        await mutate(readsOf(get, list, getOrder, listOrders));
        setPending(undefined);
      }
    },
    async say(id, content) {
      try {
        await client.send(communicate, { complainId: id, content });
        return [];
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        return [{ field: "content", message: words(fault) }];
      } finally {
        await mutate(readsOf(get));
      }
    },
  };
}
