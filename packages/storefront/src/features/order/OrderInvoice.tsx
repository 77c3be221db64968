import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { useTranslation } from "react-i18next";
import { hasInvoice } from "./hasInvoice.ts";
import { InvoiceAct } from "./InvoiceAct.tsx";
import * as styles from "./OrderDetailPage.css.ts";

/**
 * The invoice of an order: its title, the way to it once it has been issued, and until then the button to request it
 * once the order is paid (MC-03). A shop with tax gives an invoice to each order.
 */
export function OrderInvoice({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const { order, receipt } = detail;
  const issued = hasInvoice(detail);
  const isDue = order.payStatus === "PAID" && order.orderStatus !== "CANCELLED";
  const title = [receipt?.receiptTitle, receipt?.taxpayerId].filter(Boolean).join(", ");
  return (
    <>
      {(title || !issued) && (
        <p className={styles.quiet}>
          <span>{t("detail.nameAndValue", { name: t("detail.invoice"), value: title || t("detail.noInvoice") })}</span>{" "}
          {title && isDue && <span>{issued ? t("invoice.issued") : t("invoice.waiting")}</span>}
        </p>
      )}
      {(issued || (title && isDue)) && (
        <div>
          <InvoiceAct detail={detail} size="sm" />
        </div>
      )}
    </>
  );
}
