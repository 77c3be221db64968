import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import type { Promotion } from "@sundry/api/contract/entities/promotion";
import { CouponChip } from "@sundry/ui/commerce/CouponChip";
import { DiscountTag } from "@sundry/ui/commerce/DiscountTag";
import { Price } from "@sundry/ui/commerce/Price";
import { TierPrices } from "@sundry/ui/commerce/TierPrices";
import { formatPrice } from "@sundry/ui/format/price";
import { Button } from "@sundry/ui/primitives/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { couponOfPromotion } from "./couponOfPromotion.ts";
import { type FlashOffer, promotionsOf, tiersOf, unitPrice } from "./goodsView.ts";
import * as styles from "./PricePanel.css.ts";
import { lazyPart, lazyQuietly } from "../../../shared/routing/lazyPart.ts";

// Loaded only for goods in a flash sale, which are few.
const Countdown = lazyQuietly(() => import("@sundry/ui/commerce/Countdown").then((m) => ({ default: m.Countdown })));
const CouponDrawer = lazyPart(() => import("./CouponDrawer.tsx").then((m) => ({ default: m.CouponDrawer })));

interface PricePanelProps {
  detail: SkuDetail;
  flash: FlashOffer | undefined;
  count: number;
  className: string;
}

/** Price of one piece at this count, with flash sale, price tiers, coupons and offers. */
export function PricePanel({ detail, flash, count, className }: PricePanelProps) {
  const { t } = useTranslation("goods");
  const [claiming, setClaiming] = useState(false);
  const { data } = detail;
  const price = unitPrice(detail, flash, count);
  const was = flash ? data.price : data.originalPrice;
  const tiers = tiersOf(detail);
  const coupons = promotionsOf(detail, "COUPON").concat(promotionsOf(detail, "PLATFORM_COUPON"));
  const offers = promotionsOf(detail, "FULL_DISCOUNT");
  return (
    <div className={`${styles.root} ${className}`}>
      {flash && Number.isFinite(flash.endsAt) && (
        <p className={styles.flash}>
          <strong>{t("flash")}</strong> {t("flashEnds")}{" "}
          <Suspense>
            <Countdown endsAt={flash.endsAt} size="sm" />
          </Suspense>
        </p>
      )}
      <p className={styles.price}>
        <Price value={price} was={was} size="xl" />
        <DiscountTag price={price} was={was} />
      </p>
      {!flash && tiers.length > 0 && <TierPrices tiers={tiers} count={count} />}
      {coupons.length > 0 && (
        <div className={styles.couponLine}>
          <span className={styles.lineName}>{t("coupons")}</span>
          <span className={styles.chips}>
            {coupons.slice(0, 3).map((coupon) => (
              <CouponChip key={coupon.id} coupon={couponOfPromotion(coupon)} />
            ))}
          </span>
          <Button variant="text" size="sm" onClick={() => setClaiming(true)}>
            {t("claim")}
          </Button>
        </div>
      )}
      {offers.map((offer) => (
        <div key={offer.id} className={styles.line}>
          <span className={styles.lineName}>{t("offers")}</span>
          <OfferWords offer={offer} />
        </div>
      ))}
      {claiming && (
        <Suspense>
          <CouponDrawer coupons={coupons} onClose={() => setClaiming(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** An offer that applies from an amount on: money off, a rate, or free shipping. */
function OfferWords({ offer }: { offer: Promotion }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const full = formatPrice(offer.fullMoney ?? 0, locale);
  if (offer.fullMinus) return <span>{t("offer.minus", { full, minus: formatPrice(offer.fullMinus, locale) })}</span>;
  if (offer.fullRate) return <span>{t("offer.rate", { full, percent: Math.round((10 - offer.fullRate) * 10) })}</span>;
  if (offer.freeFreightFlag) return <span>{t("offer.freight", { full })}</span>;
  return <span>{offer.title ?? offer.promotionName}</span>;
}
