import { ApiError } from "@sundry/api/client";
import { create, list } from "@sundry/api/contract/complaint";
import type { AfterSaleReason } from "@sundry/api/contract/entities/afterSale";
import type { OrderItem } from "@sundry/api/contract/entities/order";
import { get as getOrder, list as listOrders } from "@sundry/api/contract/order";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";

interface Typed {
  /** Id of the reason, which is the same in every language. */
  topic: string;
  content: string;
  images: string[];
}

/** The server knows this line as complained about already, or closed. */
const notPossible = 33104;

/** Files a complaint and leads to it; a refusal comes back as a sentence for the form (MC-05). */
export function useFileComplaint(line: OrderItem, orderSn: string, topics: readonly AfterSaleReason[]) {
  const { t } = useTranslation("complaint");
  const words = useFaultWords();
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutate } = useSWRConfig();
  return async ({ values }: { values: Typed }): Promise<readonly FormError[] | void> => {
    const complainTopic = topics.find(({ id }) => id === values.topic)?.reason;
    if (complainTopic === undefined) return [{ field: "topic", message: t("topicMissing") }];
    const { goodsId, skuId } = line;
    const said = { complainTopic, content: values.content.trim(), images: values.images.join(",") };
    try {
      const { id } = await client.send(create, { orderSn, goodsId, skuId, ...said });
      show({ tone: "success", text: t("sent") });
      void navigate(`/home/ComplainDetail?${new URLSearchParams({ id })}`);
      await mutate(readsOf(list, getOrder, listOrders));
      return undefined;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      // Filed in another tab, or the time is over: the page says so as soon as it knows.
      if (fault.code === notPossible) await mutate(readsOf(list, getOrder));
      return [{ message: words(fault) }];
    }
  };
}
