import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { get, invoice } from "@sundry/api/contract/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { hasInvoice } from "./hasInvoice.ts";
import * as styles from "./OrderDetailPage.css.ts";

/**
 * The invoice of an order: its title, the way to it once it has been issued, and until then the button to request it
 * once the order is paid (MC-03). A shop with tax gives an invoice to each order.
 */
export function OrderInvoice({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const issue = useAction(invoice, { invalidate: [get], success: t("invoice.done") });
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
      {issued && (
        <div>
          <ButtonLink size="sm" variant="outline" href={hrefTo.invoice({ sn: order.sn })}>
            {t("invoice.open")}
          </ButtonLink>
        </div>
      )}
      {title && isDue && !issued && (
        <div>
          <Button size="sm" variant="outline" loading={issue.pending} onClick={() => void issue.run({ sn: order.sn })}>
            {t("invoice.issue")}
          </Button>
        </div>
      )}
    </>
  );
}
