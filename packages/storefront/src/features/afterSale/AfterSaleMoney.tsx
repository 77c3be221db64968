import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { label, paymentMethodLabels } from "@sundry/api/contract/labels";
import { Price } from "@sundry/ui/commerce/Price";
import { formatDate } from "@sundry/ui/format/date";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopZone } from "../../shared/i18n/shopTime.ts";
import * as styles from "./AfterSalePage.css.ts";

/** The amounts paid, requested and granted, and where the refund goes. */
export function AfterSaleMoney({ afterSale }: { afterSale: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const { flowPrice, applyRefundPrice, actualRefundPrice, refundWay, accountType, refundTime } = afterSale;
  const account = [afterSale.bankDepositName, afterSale.bankAccountName, afterSale.bankAccountNumber]
    .filter(Boolean)
    .join(", ");
  const way =
    refundWay === "OFFLINE"
      ? account || t("detail.bank")
      : accountType && accountType !== "WALLET"
        ? label(paymentMethodLabels, accountType, locale)
        : t("detail.wallet");
  return (
    <section aria-label={t("detail.money")} className={styles.panel}>
      <dl className={styles.money}>
        <Row name={t("detail.paid")}>
          <Price value={flowPrice} size="sm" />
        </Row>
        <Row name={t("detail.applied")}>
          <Price value={applyRefundPrice} size="sm" />
        </Row>
        {actualRefundPrice != null && (
          <Row name={t("detail.granted")}>
            <Price value={actualRefundPrice} size="md" />
          </Row>
        )}
        <Row name={t("detail.way")}>{way}</Row>
        {refundTime && (
          <Row name={t("detail.refunded")}>
            {formatDate(Date.parse(refundTime), { locale, timeZone: shopZone, style: "dayTime" })}
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.moneyRow}>
      <dt>{name}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}
