import type { Coupon } from "@sundry/api/contract/entities/coupon";
import type { CouponSummary } from "@sundry/ui/commerce/CouponTicket";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { platformId } from "../../shared/coupon/couponUse.ts";
import { claimedPercent, scopeName } from "./couponView.ts";

/**
 * Value, scope and validity of a coupon in the form of its ticket (GD-06, product 25). `inStore` leaves out the name of
 * the store.
 */
export function useCouponWords({ inStore }: { inStore: boolean }): (coupon: Coupon) => CouponSummary {
  const { t } = useTranslation("coupon");
  const shopTime = useShopTime();
  return (coupon) => {
    const { id, storeId, storeName, couponType, scopeType, description } = coupon;
    const platform = storeId === platformId;
    const discount = couponType === "DISCOUNT";
    const issuer = platform ? t("coupon.platform") : storeName;
    const all = t(inStore ? "coupon.scope.allHere" : "coupon.scope.all");
    const scope = scopeType === "ALL" ? all : scopeName(description) || t("coupon.scope.some");
    const percent = claimedPercent(coupon);
    const dynamic = coupon.rangeDayType === "DYNAMICTIME";
    const until = shopTime.until(coupon.endTime);
    return {
      id,
      kind: discount ? "discount" : "money",
      value: (discount ? coupon.couponDiscount : coupon.price) ?? 0,
      threshold: coupon.consumeThreshold ?? 0,
      scope: inStore ? scope : t("coupon.title", { issuer, scope }),
      issuer: platform ? "platform" : "store",
      ...(dynamic ? { validity: t("coupon.days", { count: coupon.effectiveDays ?? 1 }) } : until && { until }),
      ...(percent !== undefined && { claimedPercent: percent }),
    };
  };
}
