import type { PointsGoodsDetail } from "@sundry/api/contract/entities/points";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { formatCount } from "@sundry/ui/format/count";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { formatPrice } from "@sundry/ui/format/price";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { UiLink } from "@sundry/ui/runtime";
import { Coins } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./PointGoodsPage.css.ts";
import { exchangeOf } from "./exchangeState.ts";
import { useExchange } from "./useExchange.ts";

interface ExchangeColumnProps {
  offer: PointsGoodsDetail;
  /** The buyer's points; undefined while they are not known. */
  balance: number | undefined;
  visitor: boolean;
}

/** Price in points, count, the buyer's own points and what he lacks, and the button that exchanges (GD-05). */
export function ExchangeColumn({ offer, balance, visitor }: ExchangeColumnProps) {
  const { t } = useTranslation("pointsGoods");
  const locale = useLocale();
  const { start, pending } = useExchange();
  const [wanted, setWanted] = useState(1);
  const { count, total, lack, state } = exchangeOf(offer, wanted, balance);
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
          onValueChange={({ value }) => setWanted(value)}
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
      {lack > 0 && state === "open" && (
        <Notice tone="warning" action={<TextLink href="/home/Point">{t("offer.howToEarn")}</TextLink>}>
          {t("offer.lack", { count: lack, formatted: formatCount(lack) })}
        </Notice>
      )}
      <Button
        size="lg"
        wide
        loading={pending}
        disabled={state !== "open" || lack > 0}
        onClick={() => void start({ skuId: offer.skuId, num: count })}
      >
        {t(state === "soldOut" ? "offer.soldOut" : "offer.exchange")}
      </Button>
      <p className={styles.quiet}>{t("offer.freight")}</p>
      <p className={styles.quiet}>
        {t("offer.from")}{" "}
        <UiLink href={`/merchant?${new URLSearchParams({ id: offer.storeId })}`} className={styles.store}>
          {offer.storeName}
        </UiLink>
      </p>
    </div>
  );
}
