import { ApiError } from "@sundry/api/client";
import { list, mine, receive } from "@sundry/api/contract/coupon";
import { overview } from "@sundry/api/contract/member";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import type { ResumedProps, UseResumed } from "../../shared/session/resumed.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { useRunOnce } from "../../shared/session/useRunOnce.ts";

const useResumedClaim: UseResumed = () => {
  const { t } = useTranslation("coupon");
  const { show } = useToast();
  const words = useFaultWords();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return async ({ couponId }) => {
    try {
      await client.send(receive, { id: String(couponId) });
      show({
        tone: "success",
        text: t("coupon.claimed"),
        action: { label: t("coupon.mine"), onAction: () => void navigate("/home/Coupons") },
      });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "warning", text: words(fault) });
    } finally {
      await mutate(readsOf(list, mine, overview));
    }
  };
};

/** Claims the coupon that a visitor wanted before he logged in; a refusal says why (SE-08, GD-06). */
export function ResumedClaim({ values, onDone }: ResumedProps): null {
  const act = useResumedClaim();
  useRunOnce(() => act(values), onDone);
  return null;
}
