import { Phrases } from "@sundry/ui/primitives/Phrases";
import type { PointsGoodsDetail, PointsSummary } from "@sundry/api/contract/entities/points";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { formatCount } from "@sundry/ui/format/count";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { UiLink } from "@sundry/ui/runtime";
import Coins from "lucide-react/icons/coins";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useTypedQuantity } from "../../shared/forms/useTypedQuantity.ts";
import { PendingNote } from "./PendingNote.tsx";
import * as styles from "./PointGoodsPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useOpenCheckout } from "../checkout/index.ts";
import { exchangeStateOf } from "./exchangeState.ts";
import { formatPrice } from "../../shared/site/money.ts";

interface ExchangeColumnProps {
  offer: PointsGoodsDetail;
  /** The buyer's points; undefined while they are unknown. */
  sums: PointsSummary | undefined;
  visitor: boolean;
}

/** Price in points, count, the buyer's points and how many more are needed, and the exchange button (GD-05). */
export function ExchangeColumn({ offer, sums, visitor }: ExchangeColumnProps) {
  const balance = sums?.point;
  const { t } = useTranslation("pointsGoods");
  const locale = useLocale();
  const exchange = useOpenCheckout("POINTS");
  const [chosenCount, setChosenCount] = useState(1);
  const quantity = useTypedQuantity();
  const { count, total, missing, state } = exchangeStateOf(offer, chosenCount, balance);
  const { goodsSku, originalPrice, points } = offer;
  return (
    <div className={styles.column}>
      <h1 className={styles.name}>
        <Phrases>{keepNumbers(offer.goodsName)}</Phrases>
      </h1>
      {goodsSku.simpleSpecs && <p className={styles.quiet}>{goodsSku.simpleSpecs}</p>}
      <div className={styles.price}>
        <p className={styles.points}>
          <Coins aria-hidden="true" className={styles.icon} />
          <span>{t("count", { count: points, formatted: formatCount(points) })}</span>
        </p>
        {originalPrice ? (
          <p className={styles.quiet}>{t("offer.worth", { price: formatPrice(originalPrice, locale) })}</p>
        ) : null}
      </div>
      {state === "ended" && <Notice tone="warning">{t("offer.ended")}</Notice>}
      {state === "coming" && <Notice>{t("offer.notStarted")}</Notice>}
      <div className={styles.row}>
        <span>{t("offer.quantity")}</span>
        <QuantityStepper
          {...quantity.stepper}
          value={count}
          maximum={Math.max(1, offer.activeStock)}
          disabled={state !== "open"}
          label={t("offer.quantity")}
          onValueChange={({ value }) => setChosenCount(value)}
        />
        <span className={styles.quiet}>
          {offer.activeStock > 0 ? t("offer.stock", { formatted: formatCount(offer.activeStock) }) : t("offer.soldOut")}
        </span>
      </div>
      <dl className={styles.sums}>
        <dt>{t("offer.total")}</dt>
        <dd className={styles.total}>{t("count", { count: total, formatted: formatCount(total) })}</dd>
        {!visitor && balance !== undefined && (
          <>
            <dt>{t("offer.balance")}</dt>
            <dd>{t("count", { count: balance, formatted: formatCount(balance) })}</dd>
          </>
        )}
      </dl>
      <PendingNote points={sums} className={styles.quiet} />
      {missing > 0 && state === "open" && (
        <Notice tone="warning" action={<TextLink href={hrefTo.points()}>{t("offer.howToEarn")}</TextLink>}>
          {t("offer.pointsMissing", { count: missing, formatted: formatCount(missing) })}
        </Notice>
      )}
      <Button
        size="lg"
        wide
        loading={exchange.pending}
        disabled={state !== "open" || missing > 0}
        onClick={() => quantity.isValid() && void exchange.run({ skuId: offer.skuId, num: count })}
      >
        {t(state === "soldOut" ? "offer.soldOut" : "offer.exchange")}
      </Button>
      <p className={styles.quiet}>{t("offer.freight")}</p>
      <p className={styles.quiet}>
        <span>{t("offer.from")}</span>{" "}
        <UiLink href={hrefTo.store({ id: offer.storeId })} className={styles.store}>
          {offer.storeName}
        </UiLink>
      </p>
    </div>
  );
}
