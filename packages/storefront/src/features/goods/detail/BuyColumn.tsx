import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { nextTier } from "@sundry/ui/commerce/TierPrices";
import { Price } from "@sundry/ui/commerce/Price";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { SkuSelector } from "@sundry/ui/commerce/SkuSelector";
import { formatCompactCount, formatCount } from "@sundry/ui/format/count";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { formatPrice } from "@sundry/ui/format/price";
import { Rating } from "@sundry/ui/primitives/Rating";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { listOf } from "../../../shared/i18n/locales.ts";
import { readShopTime } from "../../../shared/i18n/shopTime.ts";
import * as styles from "./BuyColumn.css.ts";
import { BuyButtons } from "./BuyButtons.tsx";
import { axesOf, flashOf, lineTotal, minimumOf, skusOf, tiersOf, unitPrice } from "./goodsView.ts";
import { PricePanel } from "./PricePanel.tsx";

const LOW_STOCK = 20;

/** Name, price, choice of SKU, count, and the buttons that buy (GD-02, VA-03). */
export function BuyColumn({ detail, onChoose }: { detail: SkuDetail; onChoose: (skuId: string) => void }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const { show } = useToast();
  const { data } = detail;
  const minimum = minimumOf(detail);
  const [chosenCount, setChosenCount] = useState(minimum);
  const count = Math.max(minimum, Math.min(chosenCount, Math.max(minimum, data.quantity)));
  const flash = flashOf(detail, readShopTime);
  const price = unitPrice(detail, flash, count);
  const tiers = tiersOf(detail);
  const next = flash ? undefined : nextTier(tiers, count);
  const soldOut = data.quantity < minimum;
  return (
    <div className={styles.root}>
      <h1 className={styles.name}>{keepNumbers(data.goodsName)}</h1>
      {data.sellingPoint && <p className={styles.point}>{data.sellingPoint}</p>}
      <p className={styles.facts}>
        {data.rating ? <Rating value={data.rating} /> : null}
        <span>{t("reviewsCount", { count: data.commentNum ?? 0 })}</span>
        <span>{t("sold", { sold: formatCompactCount(data.buyCount ?? 0, locale) })}</span>
      </p>
      <PricePanel detail={detail} flash={flash} count={count} className={styles.first} />
      <SkuSelector
        axes={axesOf(detail)}
        skus={skusOf(detail)}
        value={data.id}
        onValueChange={({ value: skuId, repicked }) => {
          onChoose(skuId);
          if (repicked.length > 0) show({ text: t("repicked", { axes: listOf(repicked, locale) }) });
        }}
      />
      <div className={styles.row}>
        <span className={styles.rowName}>{t("quantity")}</span>
        <div className={styles.count}>
          <QuantityStepper
            value={count}
            minimum={minimum}
            maximum={Math.max(minimum, data.quantity)}
            disabled={soldOut}
            label={t("quantity")}
            onValueChange={({ value }) => setChosenCount(value)}
          />
          <span className={styles.stock}>{stockWords()}</span>
          {next && (
            <p role="status" className={styles.next}>
              {t("nextTier", { count: next.missing, price: formatPrice(next.tier.price, locale) })}
            </p>
          )}
        </div>
      </div>
      <div className={styles.total}>
        <span>{t("pieces", { count })}</span>
        <span className={styles.sum}>
          {t("total")} <Price value={lineTotal(price, count)} size="lg" />
        </span>
      </div>
      <BuyButtons sku={data} count={count} soldOut={soldOut} />
    </div>
  );

  function stockWords(): string {
    if (soldOut) return t("soldOut");
    const stock = formatCount(data.quantity);
    if (data.quantity <= LOW_STOCK) return t("lowStock", { count: data.quantity });
    return minimum > 1 ? t("minimumAndStock", { minimum: formatCount(minimum), stock }) : t("stock", { stock });
  }
}
