import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { Price } from "@sundry/ui/commerce/Price";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./AfterSalePage.css.ts";

/** The amounts paid, requested and granted, and where the refund goes. */
export function AfterSaleMoney({ afterSale }: { afterSale: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const shopTime = useShopTime();
  const { flowPrice, applyRefundPrice, actualRefundPrice, refundWay, refundTime } = afterSale;
  const account = [afterSale.bankDepositName, afterSale.bankAccountName, afterSale.bankAccountNumber]
    .filter(Boolean)
    .join(", ");
  // However it was paid, only transfers leave the marketplace; everything else goes into the wallet.
  const way = refundWay === "OFFLINE" ? account || t("detail.bank") : t("detail.wallet");
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
          <Row name={t("detail.approved")}>
            <Price value={actualRefundPrice} size="md" />
          </Row>
        )}
        <Row name={t("detail.refundedTo")}>{way}</Row>
        {refundTime && <Row name={t("detail.refunded")}>{shopTime.time(refundTime)}</Row>}
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
