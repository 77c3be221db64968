import { list, mine, receive } from "@sundry/api/contract/coupon";
import { overview } from "@sundry/api/contract/member";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { type Action, type ActionOptions, useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

interface Claim {
  readonly couponId: string;
}

/** Claims a coupon; a visitor logs in first (GD-06, SE-08). `options` replace the toast that leads to the buyer's coupons. */
export function useClaimCoupon(options?: Pick<ActionOptions<Claim, unknown>, "success" | "after">): Action<Claim> {
  const { t } = useTranslation("coupon");
  const navigate = useNavigate();
  return useAction(({ couponId }: Claim) => client.send(receive, { id: couponId }), {
    login: (values) => ({ name: "claim", values }),
    success: () => ({
      text: t("coupon.claimed"),
      action: { label: t("coupon.mine"), href: hrefTo.coupons(), onAction: () => void navigate(hrefTo.coupons()) },
    }),
    invalidate: [list, mine, overview],
    ...options,
  });
}
