import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { CouponTicket } from "@sundry/ui/commerce/CouponTicket";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useLastPassed } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefToUse, platformId } from "../../../shared/coupon/couponUse.ts";
import { scopeName } from "../couponView.ts";
import * as styles from "./OwnedCouponsPage.css.ts";
import { ticketOf, ticketState, changesOf } from "./ticketOf.ts";

interface OwnedTicketsProps {
  coupons: readonly MemberCoupon[];
  /** Name of the list for screen readers. */
  label: string;
  busy: boolean;
}

/** The buyer's coupons; usable ones link to their goods (product 26). */
export function OwnedTickets({ coupons, label, busy }: OwnedTicketsProps) {
  const { t } = useTranslation("couponOwned");
  const shopTime = useShopTime();
  const now = useLastPassed(coupons.flatMap((coupon) => changesOf(coupon, shopTime.read)));
  const words = {
    ...shopTime,
    scope: ({ storeId, storeName, scopeType, description }: MemberCoupon) =>
      t("scope", {
        issuer: storeId === platformId ? t("platform") : storeName,
        scope: scopeType === "ALL" ? t("allGoods") : scopeName(description) || t("someGoods"),
      }),
  };
  return (
    <ul aria-label={label} aria-busy={busy || undefined} className={styles.grid}>
      {coupons.map((coupon) => {
        const summary = ticketOf(coupon, now, words);
        const state = ticketState(coupon, now, shopTime.read);
        return (
          <li key={coupon.id} className={styles.item}>
            <CouponTicket
              coupon={summary}
              state={state}
              {...(state === "claimed" && {
                action: (
                  <ButtonLink
                    size="sm"
                    variant="outline"
                    href={hrefToUse(coupon)}
                    aria-label={t("useNowOf", { name: coupon.couponName ?? summary.scope })}
                  >
                    {t("useNow")}
                  </ButtonLink>
                ),
              })}
            />
          </li>
        );
      })}
    </ul>
  );
}
