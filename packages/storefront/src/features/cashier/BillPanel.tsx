import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import { Countdown } from "@sundry/ui/commerce/Countdown";
import { Price } from "@sundry/ui/commerce/Price";
import { useTranslation } from "react-i18next";
import * as styles from "./CashierPage.css.ts";

/** The amount, what it is for, and the time left to pay (BU-04, product 5). */
export function BillPanel({ detail, onExpire }: { detail: CashierDetail; onExpire: () => void }) {
  const { t } = useTranslation("cashier");
  const orders = detail.orderSns?.split(/\s*,\s*/).filter(Boolean) ?? [];
  return (
    <section aria-label={t("cashier.bill")} className={styles.bill}>
      <div className={styles.billHead}>
        <p className={styles.amount}>
          <span className={styles.label}>{t("cashier.amount")}</span>
          <Price value={detail.price} size="xl" />
        </p>
        {detail.autoCancel ? (
          <p className={styles.timeLeft}>
            <span className={styles.label}>{t("cashier.timeLeft")}</span>
            <Countdown endsAt={detail.autoCancel} onExpire={onExpire} />
          </p>
        ) : null}
      </div>
      <dl className={styles.facts}>
        {orders.length > 0 && (
          <div className={styles.fact}>
            <dt className={styles.factName}>{t("cashier.orders", { count: orders.length })}</dt>
            <dd className={styles.factValue}>{orders.join(", ")}</dd>
          </div>
        )}
        {detail.detail && (
          <div className={styles.fact}>
            <dt className={styles.factName}>{t("cashier.contents")}</dt>
            <dd className={styles.factValue}>{detail.detail}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{t("cashier.noConversion")}</p>
    </section>
  );
}
