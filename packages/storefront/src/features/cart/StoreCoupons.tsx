import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { CouponChip } from "@sundry/ui/commerce/CouponChip";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./CartPage.css.ts";

/** Most coupons beside a store's name; the coupon centre has the others. */
const maxCoupons = 2;

interface StoreCouponsProps {
  coupons: readonly Coupon[];
  onClaim: (coupon: Coupon) => void;
}

/** Coupons of a store that the buyer can still claim (BU-01). */
export function StoreCoupons({ coupons, onClaim }: StoreCouponsProps) {
  const { t } = useTranslation("cart");
  if (coupons.length === 0) return null;
  return (
    <ul className={styles.coupons}>
      {coupons.slice(0, maxCoupons).map((coupon) => (
        <li key={coupon.id} className={styles.coupon}>
          <CouponChip coupon={summaryOf(coupon)} />
          <Button
            variant="text"
            size="sm"
            aria-label={t("claimName", { name: coupon.couponName })}
            onClick={() => onClaim(coupon)}
          >
            {t("claim")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A discount is never shown as money (product 25). */
function summaryOf({ couponType, couponDiscount, price, consumeThreshold }: Coupon) {
  const discount = couponType === "DISCOUNT";
  return {
    kind: discount ? ("discount" as const) : ("money" as const),
    value: (discount ? couponDiscount : price) ?? 0,
    threshold: consumeThreshold ?? 0,
  };
}
