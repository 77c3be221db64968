import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import type { Promotion } from "@sundry/api/contract/entities/promotion";
import { CouponChip } from "@sundry/ui/commerce/CouponChip";
import { DiscountTag } from "@sundry/ui/commerce/DiscountTag";
import { LivingPrice } from "@sundry/ui/commerce/LivingPrice";
import { TierBar } from "@sundry/ui/commerce/TierBar";
import { Button } from "@sundry/ui/primitives/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLocale, useLocale } from "../../../shared/i18n/locale.ts";
import { loadWords } from "../../../shared/i18n/words.ts";
import { couponOfPromotion } from "./couponOfPromotion.ts";
import { type FlashOffer, lineTotal, minimumOf, promotionsOf, tiersOf, unitPrice } from "./goodsView.ts";
import * as styles from "./PricePanel.css.ts";
import { isCounted } from "./stockWords.ts";
import { lazyPart, lazyOptional } from "../../../shared/routing/lazyPart.ts";
import { formatPrice } from "../../../shared/site/money.ts";

// Loaded only for goods in a flash sale, which are rare.
const Countdown = lazyOptional(() => import("@sundry/ui/commerce/Countdown").then((m) => ({ default: m.Countdown })));
const ComingFlash = lazyOptional(() =>
  Promise.all([import("./ComingFlash.tsx"), loadWords("seckill", currentLocale())]).then(([m]) => ({
    default: m.ComingFlash,
  })),
);
const CouponDrawer = lazyPart(() => import("./CouponDrawer.tsx").then((m) => ({ default: m.CouponDrawer })));

interface PricePanelProps {
  detail: SkuDetail;
  flash: FlashOffer | undefined;
  count: number;
  /** The buyer drags along the tiers. */
  onCountChange: (count: number) => void;
  className: string;
}

/** Price of one piece for this count, with flash sale, price tiers, coupons and offers. */
export function PricePanel({ detail, flash, count, onCountChange, className }: PricePanelProps) {
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
          <strong>{t("flash")}</strong> <span>{t("flashEnds")}</span>{" "}
          <Suspense>
            <Countdown endsAt={flash.endsAt} size="sm" />
          </Suspense>
        </p>
      )}
      <p className={styles.price}>
        <LivingPrice
          value={price}
          was={was}
          highest={tiers[0]?.price ?? price ?? ""}
          lowest={tiers.at(-1)?.price ?? price ?? ""}
          size="xl"
        />
        <DiscountTag price={price} was={was} />
      </p>
      {!flash && (
        <TierBar
          tiers={tiers}
          count={count}
          maximum={isCounted(data) ? data.quantity : undefined}
          onCountChange={(event) => onCountChange(event.count)}
        />
      )}
      {!flash && detail.comingSeckill && data.quantity >= minimumOf(detail) && (
        <Suspense fallback={<div className={styles.coming} />}>
          <ComingFlash sku={data} coming={detail.comingSeckill} />
        </Suspense>
      )}
      {coupons.length > 0 && (
        <div className={styles.line}>
          <span className={styles.couponName}>{t("coupons")}</span>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard must reach it. */}
          <ul tabIndex={0} aria-label={t("coupons")} className={styles.chips}>
            {coupons.map((coupon) => (
              <li key={coupon.id}>
                <CouponChip coupon={couponOfPromotion(coupon)} />
              </li>
            ))}
          </ul>
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
          <CouponDrawer
            coupons={coupons}
            sku={data}
            total={lineTotal(price, count)}
            onClose={() => setClaiming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A spend-and-save offer: money off, a rate, or free shipping. */
function OfferWords({ offer }: { offer: Promotion }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const full = formatPrice(offer.fullMoney ?? 0, locale);
  if (offer.fullMinus) return <span>{t("offer.minus", { full, minus: formatPrice(offer.fullMinus, locale) })}</span>;
  if (offer.fullRate) return <span>{t("offer.rate", { full, percent: Math.round((10 - offer.fullRate) * 10) })}</span>;
  if (offer.freeFreightFlag) return <span>{t("offer.freight", { full })}</span>;
  return <span>{offer.title ?? offer.promotionName}</span>;
}
