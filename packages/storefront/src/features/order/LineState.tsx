import type { OrderItem } from "@sundry/api/contract/entities/order";
import { formatPrice } from "@sundry/ui/format/price";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./OrderDetailPage.css.ts";

type LineStateProps = {
  orderSn: string;
  line: Pick<
    OrderItem,
    "complainId" | "afterSaleStatus" | "complainStatus" | "commentStatus" | "isRefund" | "refundPrice"
  >;
};

/** What is going on with a line: an after-sale request, a complaint, a refund, a review that was written. */
export function LineState({ orderSn, line }: LineStateProps) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const { afterSaleStatus, complainStatus, commentStatus, complainId, isRefund, refundPrice } = line;
  const refunded = (isRefund === "ALL_REFUND" || isRefund === "PART_REFUND") && (refundPrice ?? 0) > 0;
  return (
    <>
      {(afterSaleStatus === "ALREADY_APPLIED" || isRefund === "REFUNDING") && (
        <p className={styles.quiet}>
          <TextLink href={`/home/AfterSale?${new URLSearchParams({ sn: orderSn })}`}>{t("line.afterSale")}</TextLink>
        </p>
      )}
      {complainStatus === "APPLYING" && (
        <p className={styles.quiet}>
          <TextLink
            href={complainId ? `/home/ComplainDetail?${new URLSearchParams({ id: complainId })}` : "/home/ComplainList"}
          >
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
