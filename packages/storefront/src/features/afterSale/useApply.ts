import { ApiError } from "@sundry/api/client";
import { apply, list } from "@sundry/api/contract/afterSale";
import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import { get as orderGet, list as orderList } from "@sundry/api/contract/order";
import type { FormError } from "@sundry/ui/forms/Form";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { type ApplyValues, applicationBody } from "./applyFields.ts";

/** Opens a case for an order line and goes to its page; answers what the form has to show (MC-04). */
export function useApply(
  orderItemSn: string,
  info: AfterSaleApplyInfo,
): (values: ApplyValues) => Promise<readonly FormError[]> {
  const words = useFaultWords();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return async (values) => {
    try {
      const { sn } = await client.send(apply, { orderItemSn, ...applicationBody(values, info) });
      void mutate(readsOf(list, orderGet, orderList));
      // Going back must not lead to the form again.
      void navigate(`/home/AfterSaleDetail?${new URLSearchParams({ sn })}`, { replace: true });
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault) }];
    }
  };
}
