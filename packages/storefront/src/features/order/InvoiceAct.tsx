import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { get, invoice } from "@sundry/api/contract/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { hasInvoice } from "./hasInvoice.ts";

interface InvoiceActProps {
  detail: OrderDetail;
  size: "sm" | "md";
}

/** Opens the invoice of an order, or requests it once the order is paid; nothing for an order that was placed without one (MC-03). */
export function InvoiceAct({ detail, size }: InvoiceActProps) {
  const { t } = useTranslation("order");
  const issue = useAction(invoice, { invalidate: [get], success: t("invoice.done") });
  const { order, receipt } = detail;
  if (hasInvoice(detail))
    return (
      <ButtonLink size={size} variant="outline" href={hrefTo.invoice({ sn: order.sn })}>
        {t("invoice.open")}
      </ButtonLink>
    );
  if (!receipt?.receiptTitle || order.payStatus !== "PAID" || order.orderStatus === "CANCELLED") return null;
  return (
    <Button size={size} variant="outline" loading={issue.pending} onClick={() => void issue.run({ sn: order.sn })}>
      {t("invoice.issue")}
    </Button>
  );
}
