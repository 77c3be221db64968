import type { OrderItem } from "@sundry/api/contract/entities/order";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./OrderDetailPage.css.ts";
import { amountOf } from "../../shared/goods/cents.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { formatPrice } from "../../shared/site/money.ts";

type LineStateProps = {
  orderSn: string;
  line: Pick<
    OrderItem,
    "complainId" | "afterSaleStatus" | "complainStatus" | "commentStatus" | "isRefund" | "refundPrice"
  >;
};

/** What has happened to a line: an after-sale request, a complaint, a refund, a review. */
export function LineState({ orderSn, line }: LineStateProps) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const { afterSaleStatus, complainStatus, commentStatus, complainId, isRefund, refundPrice } = line;
  const refunded = (isRefund === "ALL_REFUND" || isRefund === "PART_REFUND") && amountOf(refundPrice ?? 0) !== 0;
  return (
    <>
      {(afterSaleStatus === "ALREADY_APPLIED" || isRefund === "REFUNDING") && (
        <p className={styles.quiet}>
          <TextLink href={hrefTo.afterSales({ sn: orderSn })}>{t("line.afterSale")}</TextLink>
        </p>
      )}
      {complainStatus === "APPLYING" && (
        <p className={styles.quiet}>
          <TextLink href={complainId ? hrefTo.complaint({ id: complainId }) : hrefTo.complaints()}>
            {t("line.complaint")}
          </TextLink>
        </p>
      )}
      {commentStatus === "FINISHED" && <p className={styles.quiet}>{t("line.reviewed")}</p>}
      {refunded && (
        <p className={styles.quiet}>{t("line.refunded", { amount: formatPrice(refundPrice ?? 0, locale) })}</p>
      )}
    </>
  );
}
