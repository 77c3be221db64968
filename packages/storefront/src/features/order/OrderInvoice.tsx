import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./OrderDetailPage.css.ts";
import type { OrderActions } from "./useOrderActions.ts";

/** The invoice of an order: for whom, whether it is issued, and asking for it once the order is paid (MC-03). */
export function OrderInvoice({ detail: { order, receipt }, actions }: { detail: OrderDetail; actions: OrderActions }) {
  const { t } = useTranslation("order");
  if (!receipt?.receiptTitle)
    return (
      <p className={styles.quiet}>{t("detail.fact", { name: t("detail.invoice"), value: t("detail.noInvoice") })}</p>
    );
  const issued = receipt.receiptStatus === 1;
  const due = order.payStatus === "PAID" && order.orderStatus !== "CANCELLED";
  return (
    <>
      <p className={styles.quiet}>
        {t("detail.fact", {
          name: t("detail.invoice"),
          value: [receipt.receiptTitle, receipt.taxpayerId].filter(Boolean).join(", "),
        })}{" "}
        {due && (issued ? t("invoice.issued") : t("invoice.waiting"))}
      </p>
      {due && !issued && (
        <div>
          <Button
            size="sm"
            variant="outline"
            loading={actions.pending === order.sn}
            onClick={() => void actions.invoice(order.sn)}
          >
            {t("invoice.issue")}
          </Button>
        </div>
      )}
    </>
  );
}
