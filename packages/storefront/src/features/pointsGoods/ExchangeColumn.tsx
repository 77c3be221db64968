import type { PointsGoodsDetail } from "@sundry/api/contract/entities/points";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { formatCount } from "@sundry/ui/format/count";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { formatPrice } from "@sundry/ui/format/price";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { UiLink } from "@sundry/ui/runtime";
import Coins from "lucide-react/icons/coins";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./PointGoodsPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useOpenCheckout } from "../checkout/index.ts";
import { exchangeOf } from "./exchangeState.ts";

interface ExchangeColumnProps {
  offer: PointsGoodsDetail;
  /** The buyer's points; undefined while they are not known. */
  balance: number | undefined;
  visitor: boolean;
}

/** Price in points, count, the buyer's points and how many are missing, and the exchange (GD-05). */
export function ExchangeColumn({ offer, balance, visitor }: ExchangeColumnProps) {
  const { t } = useTranslation("pointsGoods");
  const locale = useLocale();
  const exchange = useOpenCheckout("POINTS");
  const [chosenCount, setChosenCount] = useState(1);
  const { count, total, missing, state } = exchangeOf(offer, chosenCount, balance);
  const { goodsSku, originalPrice, points } = offer;
  return (
    <div className={styles.column}>
      <h1 className={styles.name}>{keepNumbers(offer.goodsName)}</h1>
      {goodsSku.simpleSpecs && <p className={styles.quiet}>{goodsSku.simpleSpecs}</p>}
      <div className={styles.price}>
        <p className={styles.points}>
          <Coins aria-hidden="true" className={styles.icon} />
          {t("count", { count: points, formatted: formatCount(points) })}
        </p>
        {originalPrice ? (
          <p className={styles.quiet}>{t("offer.worth", { price: formatPrice(originalPrice, locale) })}</p>
        ) : null}
      </div>
      {state === "ended" && <Notice tone="warning">{t("offer.ended")}</Notice>}
      {state === "coming" && <Notice>{t("offer.coming")}</Notice>}
      <div className={styles.row}>
        <span>{t("offer.quantity")}</span>
        <QuantityStepper
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
      {missing > 0 && state === "open" && (
        <Notice tone="warning" action={<TextLink href={hrefTo.points()}>{t("offer.howToEarn")}</TextLink>}>
          {t("offer.lack", { count: missing, formatted: formatCount(missing) })}
        </Notice>
      )}
      <Button
        size="lg"
        wide
        loading={exchange.pending}
        disabled={state !== "open" || missing > 0}
        onClick={() => void exchange.run({ skuId: offer.skuId, num: count })}
      >
        {t(state === "soldOut" ? "offer.soldOut" : "offer.exchange")}
      </Button>
      <p className={styles.quiet}>{t("offer.freight")}</p>
      <p className={styles.quiet}>
        {t("offer.from")}{" "}
        <UiLink href={hrefTo.store({ id: offer.storeId })} className={styles.store}>
          {offer.storeName}
        </UiLink>
      </p>
    </div>
  );
}
