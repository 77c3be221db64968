import type { MemberCoupon, UnusableMemberCoupon } from "@sundry/api/contract/entities/coupon";
import { CouponChip } from "@sundry/ui/commerce/CouponChip";
import { CouponTicket, type CouponSummary } from "@sundry/ui/commerce/CouponTicket";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { chosenCoupons, stepsToBest } from "./couponChoice.ts";
import { summary } from "../../shared/layout/disclosure.css.ts";
import * as styles from "./SettlementPage.css.ts";
import type { Settlement } from "./useSettlement.ts";
import { formatPrice } from "../../shared/site/money.ts";

/**
 * The buyer's coupons for this order, usable ones and others with the reason, and a button that applies the best
 * (BU-03).
 */
export function Coupons({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const ticketOf = useTicketWords();
  const { view } = settlement;
  if (!view) return null;
  const usable = view.canUseCoupons ?? [];
  const unusable = view.cantUseCoupons ?? [];
  const chosen = chosenCoupons(view);
  const saves = stepsToBest(view) ? view.bestCoupons?.saves : undefined;
  return (
    <section aria-label={t("coupons.title")} className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t("coupons.title")}</h2>
        {chosen.size > 0 && <span className={styles.meta}>{t("coupons.used", { count: chosen.size })}</span>}
      </div>
      {settlement.bestUsed && (
        <Notice tone="success">
          {t("coupons.bestUsed", { amount: formatPrice(view.priceDetailDTO.couponPrice ?? 0, locale) })}
        </Notice>
      )}
      {saves !== undefined && (
        <Notice
          action={
            <Button size="sm" loading={settlement.pending} onClick={() => void settlement.applyBestCoupons()}>
              {t("coupons.takeBest")}
            </Button>
          }
        >
          {t("coupons.best", { amount: formatPrice(saves, locale) })}
        </Notice>
      )}
      {usable.length === 0 && <p className={styles.meta}>{t("coupons.none")}</p>}
      <ul className={styles.coupons}>
        {usable.map((coupon) => {
          const ticket = ticketOf(coupon);
          const used = chosen.has(coupon.id);
          return (
            <li key={coupon.id}>
              <CouponTicket
                coupon={ticket}
                action={
                  <Button
                    size="sm"
                    variant={used ? "outline" : "primary"}
                    aria-pressed={used}
                    aria-label={t(used ? "coupons.dropName" : "coupons.applyName", { name: ticket.scope })}
                    onClick={() => void settlement.applyCoupon(coupon.id, !used)}
                  >
                    {t(used ? "coupons.applied" : "coupons.apply")}
                  </Button>
                }
              />
            </li>
          );
        })}
      </ul>
      {unusable.length > 0 && <Unusable coupons={unusable} ticketOf={ticketOf} />}
    </section>
  );
}

interface UnusableProps {
  coupons: readonly UnusableMemberCoupon[];
  ticketOf: (coupon: MemberCoupon) => CouponSummary;
}

function Unusable({ coupons, ticketOf }: UnusableProps) {
  const { t } = useTranslation("checkout");
  return (
    <details className={styles.unusable}>
      <summary className={summary}>
        <span>{t("coupons.unusable", { count: coupons.length })}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className={styles.unusableList}>
        {coupons.map((coupon) => (
          <li key={coupon.id} className={styles.unusableItem}>
            <CouponChip coupon={ticketOf(coupon)} />
            <span>{ticketOf(coupon).scope}</span>
            <span>{coupon.reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An owned coupon in the form of its ticket. A DISCOUNT is never shown as money (product 25). */
function useTicketWords(): (coupon: MemberCoupon) => CouponSummary {
  const { t } = useTranslation("checkout");
  const shopTime = useShopTime();
  return ({ id, storeId, storeName, couponType, price, discount, consumeThreshold, scopeType, endTime }) => {
    const platform = storeId === "0";
    const until = shopTime.until(endTime);
    return {
      id,
      kind: couponType === "DISCOUNT" ? "discount" : "money",
      value: (couponType === "DISCOUNT" ? discount : price) ?? 0,
      threshold: consumeThreshold ?? 0,
      scope: t("coupons.ticket", {
        issuer: platform ? t("coupons.platform") : storeName,
        scope: t(scopeType === "ALL" ? "coupons.scope.all" : "coupons.scope.some"),
      }),
      issuer: platform ? "platform" : "store",
      ...(until && { until }),
    };
  };
}
