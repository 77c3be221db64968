import { canUse } from "@sundry/api/contract/coupon";
import type { GoodsSku } from "@sundry/api/contract/entities/goods";
import type { Promotion } from "@sundry/api/contract/entities/promotion";
import type { Price } from "@sundry/api/contract/scalars";
import { CouponTicket } from "@sundry/ui/commerce/CouponTicket";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { amountOf } from "../../../shared/goods/cents.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useUser } from "../../../shared/session/session.ts";
import { hrefToUse, platformId } from "../../../shared/coupon/couponUse.ts";
import { useClaimCoupon } from "../../coupon/index.ts";
import { couponOfPromotion } from "./couponOfPromotion.ts";
import * as styles from "./CouponDrawer.css.ts";

function placeToUse({ id, storeId, scopeType, scopeId }: Promotion): string {
  return hrefToUse({ id, storeId: storeId ?? platformId, scopeType: scopeType ?? "ALL", scopeId });
}

interface CouponDrawerProps {
  coupons: readonly Promotion[];
  /** What the buyer is about to buy: a SKU and the price of all its pieces. */
  sku: GoodsSku;
  total: Price;
  onClose: () => void;
}

/** Coupons for these goods, claimed in place, and how many the buyer already has for them (GD-02, GD-06). */
export function CouponDrawer({ coupons, sku, total, onClose }: CouponDrawerProps) {
  const { t } = useTranslation("goods");
  const shopTime = useShopTime();
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());
  const usable = useUsableCoupons(sku, total);
  const claim = useClaimCoupon({
    after: ({ couponId }) => setClaimed((now) => new Set(now).add(couponId)),
  });
  return (
    <Drawer open title={t("claimTitle")} onOpenChange={({ open }) => !open && onClose()}>
      {usable > 0 && (
        <p className={styles.usable}>
          <span>{t("usable", { count: usable })}</span> <TextLink href={hrefTo.coupons()}>{t("myCoupons")}</TextLink>
        </p>
      )}
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
                onClaim={() => void claim.run({ couponId: coupon.id, use: placeToUse(coupon) })}
                onUse={onClose}
              />
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}

/** How many of the buyer's coupons apply to these pieces; 0 for a visitor, or for a price that is no number. */
function useUsableCoupons({ id, storeId, categoryPath }: GoodsSku, total: Price): number {
  const user = useUser();
  const totalPrice = amountOf(total);
  const scopeId = [id, ...(categoryPath ?? "").split(",").slice(-1)].filter(Boolean).join(",");
  const known = user && storeId && !Number.isNaN(totalPrice);
  return useRead(canUse, known ? { storeId, scopeId, totalPrice } : null).data?.total ?? 0;
}
