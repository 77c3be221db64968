import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { CouponTicket } from "@sundry/ui/commerce/CouponTicket";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { platformId } from "../../shared/coupon/couponUse.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./GiftDialog.css.ts";

/** The coupons that a buyer has received: value, minimum, scope and end (HM-13). */
export function GiftDialog({ coupons, onClose }: { coupons: readonly MemberCoupon[]; onClose: () => void }) {
  const { t } = useTranslation("rail");
  return (
    <Dialog
      open
      title={t("gift.title", { count: coupons.length })}
      description={t("gift.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <ButtonLink variant="quiet" href={hrefTo.coupons()} onClick={onClose}>
            {t("gift.mine")}
          </ButtonLink>
          <Button onClick={onClose}>{t("gift.ok")}</Button>
        </>
      }
    >
      <ul aria-label={t("gift.list")} className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <Gift coupon={coupon} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Gift({ coupon }: { coupon: MemberCoupon }) {
  const { t } = useTranslation("coupon");
  const shopTime = useShopTime();
  const { id, storeId, storeName, couponType, price, discount, consumeThreshold, scopeType, couponName } = coupon;
  const platform = storeId === platformId;
  const until = shopTime.until(coupon.endTime);
  const scope = scopeType === "ALL" ? t("coupon.scope.all") : couponName || t("coupon.scope.some");
  return (
    <CouponTicket
      compact
      // There is nothing to press here.
      action={null}
      coupon={{
        id,
        kind: couponType === "DISCOUNT" ? "discount" : "money",
        value: (couponType === "DISCOUNT" ? discount : price) ?? 0,
        threshold: consumeThreshold ?? 0,
        scope: t("coupon.title", { issuer: platform ? t("coupon.platform") : storeName, scope }),
        issuer: platform ? "platform" : "store",
        ...(until && { until }),
      }}
    />
  );
}
