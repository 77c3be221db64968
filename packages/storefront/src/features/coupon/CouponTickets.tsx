import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { CouponTicket } from "@sundry/ui/commerce/CouponTicket";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useClock } from "@sundry/ui/runtime";
import { useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./CouponTickets.css.ts";
import { hrefToUse } from "../../shared/coupon/couponUse.ts";
import { endOf, activeCoupons } from "./couponView.ts";
import { useCouponOffers } from "./useCouponOffers.ts";
import { useCouponWords } from "./useCouponWords.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";

const layouts = { grid: styles.grid, rail: styles.rail, column: styles.column } as const;

interface CouponTicketsProps {
  coupons: readonly Coupon[];
  /** `rail` is one row that scrolls sideways, for the coupons of one store; `column` is for a drawer. Default `grid`. */
  layout?: "grid" | "rail" | "column";
  /** Name of the list for screen readers. */
  label: string;
}

/** Coupons on offer, claimed in place. A coupon disappears when it ends (GD-06). */
export function CouponTickets({ coupons, layout = "grid", label }: CouponTicketsProps) {
  const shown = useValidCoupons(coupons);
  const { claim, pending, stateOf } = useCouponOffers();
  const wordsOf = useCouponWords({ inStore: layout === "rail" });
  return (
    <ul aria-label={label} className={layouts[layout]}>
      {shown.map((coupon) => {
        const state = stateOf(coupon);
        const summary = wordsOf(coupon);
        return (
          <li key={coupon.id} className={styles.item}>
            <CouponTicket
              coupon={summary}
              compact={layout !== "grid"}
              state={state}
              pending={pending === coupon.id}
              onClaim={() => claim(coupon)}
              className={styles.ticket}
              {...(state === "claimed" && { action: <Claimed href={hrefToUse(coupon)} scope={summary.scope} /> })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Replaces the button of a claimed coupon: says so and links to where it can be used. */
function Claimed({ href, scope }: { href: string; scope: string }) {
  const { t } = useTranslation("coupon");
  return (
    <div className={styles.claimed}>
      <Tag tone="success">{t("coupon.isClaimed")}</Tag>
      <ButtonLink size="sm" variant="outline" href={href} aria-label={t("coupon.useNowOn", { scope })}>
        {t("coupon.useNow")}
      </ButtonLink>
    </div>
  );
}

/** The coupons that are valid now. Renders again only when one of them ends. */
function useValidCoupons(coupons: readonly Coupon[]): readonly Coupon[] {
  const clock = useClock();
  const { read } = useShopTime();
  const lastEnd = () =>
    coupons
      .map((coupon) => endOf(coupon, read))
      .reduce((last, end) => (end <= clock.second() ? Math.max(last, end) : last), 0);
  const moment = useSyncExternalStore(clock.subscribe, lastEnd, lastEnd);
  return useMemo(() => activeCoupons(coupons, moment, read), [coupons, moment, read]);
}
