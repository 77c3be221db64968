import { ApiError } from "@sundry/api/client";
import type { OrderItem } from "@sundry/api/contract/entities/order";
import { add, counts, listForGoods, listMine } from "@sundry/api/contract/evaluation";
import { get, list } from "@sundry/api/contract/order";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { type evaluationSchema, isGrade } from "./evaluationSchema.ts";

type Typed = z.output<ReturnType<typeof evaluationSchema>>;

/** The server knows this line as evaluated already. */
const alreadyEvaluated = 35001;

/** Sends a review; once it is there the list shows it. A refusal comes back as a sentence for the form (MC-06). */
export function useAddEvaluation({ sn, goodsId, skuId }: OrderItem) {
  const { t } = useTranslation("evaluation");
  const words = useFaultWords();
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutate } = useSWRConfig();
  return async ({ values }: { values: Typed }): Promise<readonly FormError[] | void> => {
    const { grade, images, content, ...scores } = values;
    if (!isGrade(grade)) return [{ field: "grade", message: t("gradeMissing") }];
    const said = { orderItemSn: sn, goodsId, skuId, grade, content: content.trim(), images: images.join(",") };
    try {
      await client.send(add, { ...said, ...scores });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      // Written in another tab: the page leads to it as soon as it knows.
      if (fault.code === alreadyEvaluated) await mutate(readsOf(get, list, listMine));
      return [{ message: words(fault) }];
    }
    show({ tone: "success", text: t("sent") });
    void navigate("/home/CommentList?tab=written");
    // The order is forgotten, not asked for again: told that the line has its review, the page left behind would lead to it.
    await Promise.all([
      mutate(readsOf(get), undefined, { revalidate: false }),
      mutate(readsOf(list, listMine, listForGoods, counts)),
    ]);
    return undefined;
  };
}
