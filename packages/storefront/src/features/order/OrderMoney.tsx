import type { Order } from "@sundry/api/contract/entities/order";
import type { PendingPoints } from "@sundry/api/contract/entities/pendingPoints";
import { Price } from "@sundry/ui/commerce/Price";
import { formatCount } from "@sundry/ui/format/count";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { amountOf, negative, toCents } from "../../shared/goods/cents.ts";
import { TaxNote } from "../../shared/goods/TaxNote.tsx";
import { taxRows } from "../../shared/goods/taxRows.ts";
import { reportFault } from "../../shared/data/reportFault.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./OrderDetailPage.css.ts";

interface OrderMoneyProps {
  order: Order;
  /** Points it has earned that can't be spent yet. */
  pending?: PendingPoints | null | undefined;
}

/** The amounts of an order on its page, and the points it has earned that are still pending. */
export function OrderMoney({ order, pending }: OrderMoneyProps) {
  const { t } = useTranslation("order");
  const shopTime = useShopTime();
  return (
    <section aria-label={t("detail.money")} className={`${styles.panel} ${styles.amounts}`}>
      <h2 className={styles.panelTitle}>{t("detail.money")}</h2>
      <Amounts order={order} />
      <TaxNote tax={order.tax} words={(values) => t("detail.taxIncluded", values)} className={styles.taxNote} />
      {pending && (
        <p className={styles.pendingPoints}>
          {pending.until
            ? t("detail.pendingUntil", {
                count: pending.point,
                formatted: formatCount(pending.point),
                date: shopTime.day(pending.until),
              })
            : t("detail.pendingOpen", { count: pending.point, formatted: formatCount(pending.point) })}
        </p>
      )}
    </section>
  );
}

/** The amounts of an order, one line each. A total that does not match its lines is shown unchanged and reported. */
export function Amounts({ order }: { order: Order }) {
  const { t } = useTranslation("order");
  const { goodsPrice, freightPrice, discountPrice, couponPrice, updatePrice, flowPrice, addedTaxPrice } =
    order.priceDetailDTO;
  const { tax } = order;
  const addedTax = tax && !tax.included ? taxRows(tax) : [];
  const points = order.priceDetailDTO.payPoint ?? 0;
  const rows = [
    { key: "goodsPrice", value: goodsPrice, always: true },
    { key: "freight", value: freightPrice, always: true },
    { key: "discount", value: negative(discountPrice ?? 0), always: false },
    { key: "coupon", value: negative(couponPrice ?? 0), always: false },
    { key: "adjusted", value: updatePrice ?? 0, always: false },
  ] as const;
  const sum = rows.reduce((total, { value }) => total + toCents(value), toCents(addedTaxPrice ?? 0));
  useEffect(() => {
    if (sum !== toCents(flowPrice)) reportFault("answer", "order.get priceDetailDTO does not add up");
  }, [sum, flowPrice]);
  return (
    <>
      <dl className={styles.money}>
        {rows
          .filter(({ value, always }) => always || amountOf(value) !== 0)
          .map(({ key, value }) => (
            <div key={key} className={styles.moneyRow}>
              <dt>{t(`detail.${key}`)}</dt>
              <dd className={styles.amount}>
                <Price value={value} size="sm" tone={amountOf(value) < 0 ? "deal" : "neutral"} />
              </dd>
            </div>
          ))}
        {addedTax.map(({ rate, amount }) => (
          <div key={rate} className={styles.moneyRow}>
            <dt>{t("detail.taxAdded", { rate, name: tax?.name })}</dt>
            <dd className={styles.amount}>
              <Price value={amount} size="sm" />
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
    </>
  );
}
