import type { Order } from "@sundry/api/contract/entities/order";
import { Price } from "@sundry/ui/commerce/Price";
import { formatCount } from "@sundry/ui/format/count";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { reportFault } from "../../shared/data/reportFault.ts";
import * as styles from "./OrderDetailPage.css.ts";

const cents = (amount: number) => Math.round(amount * 100);

/** The amounts of an order on its page. */
export function OrderMoney({ order }: { order: Order }) {
  const { t } = useTranslation("order");
  return (
    <section aria-label={t("detail.money")} className={styles.panel}>
      <h2 className={styles.panelTitle}>{t("detail.money")}</h2>
      <Amounts order={order} />
    </section>
  );
}

/** The amounts of an order, one line each. A total that does not match its lines is shown unchanged and reported. */
export function Amounts({ order }: { order: Order }) {
  const { t } = useTranslation("order");
  const { goodsPrice, freightPrice, discountPrice, couponPrice, updatePrice, flowPrice } = order.priceDetailDTO;
  const points = order.priceDetailDTO.payPoint ?? 0;
  const rows = [
    { key: "goodsPrice", value: goodsPrice, always: true },
    { key: "freight", value: freightPrice, always: true },
    { key: "discount", value: -discountPrice, always: false },
    { key: "coupon", value: -couponPrice, always: false },
    { key: "adjusted", value: updatePrice ?? 0, always: false },
  ] as const;
  const sum = rows.reduce((total, { value }) => total + cents(value), 0);
  useEffect(() => {
    if (sum !== cents(flowPrice)) reportFault("answer", "order.get priceDetailDTO does not add up");
  }, [sum, flowPrice]);
  return (
    <dl className={styles.money}>
      {rows
        .filter(({ value, always }) => always || value !== 0)
        .map(({ key, value }) => (
          <div key={key} className={styles.moneyRow}>
            <dt>{t(`detail.${key}`)}</dt>
            <dd className={styles.amount}>
              <Price value={value} size="sm" tone={value < 0 ? "deal" : "neutral"} />
            </dd>
          </div>
        ))}
      {points > 0 && (
        <div className={styles.moneyRow}>
          <dt>{t("detail.points")}</dt>
          <dd className={styles.amount}>{formatCount(points)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t("detail.total")}</dt>
        <dd className={styles.amount}>
          <Price value={flowPrice} size="lg" />
        </dd>
      </div>
    </dl>
  );
}
