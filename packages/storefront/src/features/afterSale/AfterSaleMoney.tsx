import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { label, paymentMethodLabels } from "@sundry/api/contract/labels";
import { Price } from "@sundry/ui/commerce/Price";
import { formatDate } from "@sundry/ui/format/date";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopZone } from "../../shared/i18n/shopTime.ts";
import * as styles from "./AfterSalePage.css.ts";

/** What was paid, asked for and granted, and where it goes back to. */
export function AfterSaleMoney({ one }: { one: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const { flowPrice, applyRefundPrice, actualRefundPrice, refundWay, accountType, refundTime } = one;
  const account = [one.bankDepositName, one.bankAccountName, one.bankAccountNumber].filter(Boolean).join(", ");
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
