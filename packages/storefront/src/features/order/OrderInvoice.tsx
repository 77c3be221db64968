import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { get, invoice } from "@sundry/api/contract/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./OrderDetailPage.css.ts";

/**
 * The invoice of an order: its title, whether it has been issued, and the button to request it once the order is paid
 * (MC-03). Shows nothing instead of "No invoice" if the order has an invoice number.
 */
export function OrderInvoice({ detail: { order, receipt } }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const issue = useAction(invoice, { invalidate: [get], success: t("invoice.done") });
  if (!receipt?.receiptTitle)
    return order.invoiceNumber ? null : (
      <p className={styles.quiet}>
        {t("detail.nameAndValue", { name: t("detail.invoice"), value: t("detail.noInvoice") })}
      </p>
    );
  const issued = receipt.receiptStatus === 1;
  const due = order.payStatus === "PAID" && order.orderStatus !== "CANCELLED";
  return (
    <>
      <p className={styles.quiet}>
        <span>
          {t("detail.nameAndValue", {
            name: t("detail.invoice"),
            value: [receipt.receiptTitle, receipt.taxpayerId].filter(Boolean).join(", "),
          })}
        </span>{" "}
        {due && <span>{issued ? t("invoice.issued") : t("invoice.waiting")}</span>}
      </p>
      {due && issued && (
        <div>
          <ButtonLink size="sm" variant="outline" href={hrefTo.invoice({ sn: order.sn })}>
            {t("invoice.open")}
          </ButtonLink>
        </div>
      )}
      {due && !issued && (
        <div>
          <Button size="sm" variant="outline" loading={issue.pending} onClick={() => void issue.run({ sn: order.sn })}>
            {t("invoice.issue")}
          </Button>
        </div>
      )}
    </>
  );
}
