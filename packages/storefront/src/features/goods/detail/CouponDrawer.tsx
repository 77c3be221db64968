import type { Promotion } from "@sundry/api/contract/entities/promotion";
import { CouponTicket } from "@sundry/ui/commerce/CouponTicket";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useClaimCoupon } from "../../coupon/index.ts";
import { couponOfPromotion } from "./couponOfPromotion.ts";
import * as styles from "./CouponDrawer.css.ts";

/** Coupons for these goods, claimed in place (GD-02, GD-06). */
export function CouponDrawer({ coupons, onClose }: { coupons: readonly Promotion[]; onClose: () => void }) {
  const { t } = useTranslation("goods");
  const shopTime = useShopTime();
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());
  const claim = useClaimCoupon({
    success: t("claimed"),
    after: (_, { couponId }) => setClaimed((now) => new Set(now).add(couponId)),
  });
  return (
    <Drawer open title={t("claimTitle")} onOpenChange={({ open }) => !open && onClose()}>
      <ul className={styles.list}>
        {coupons.map((coupon) => {
          const until = shopTime.until(coupon.endTime);
          return (
            <li key={coupon.id}>
              <CouponTicket
                compact
                coupon={{
                  id: coupon.id,
                  ...couponOfPromotion(coupon),
                  scope: coupon.couponName ?? coupon.promotionName ?? "",
                  issuer: coupon.storeId === "0" ? "platform" : "store",
                  ...(until && { until }),
                }}
                state={claimed.has(coupon.id) ? "claimed" : "open"}
                pending={claim.pendingInput?.couponId === coupon.id}
                onClaim={() => void claim.run({ couponId: coupon.id })}
                onUse={onClose}
              />
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
