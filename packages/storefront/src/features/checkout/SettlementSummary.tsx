import type { CartView } from "@sundry/api/contract/entities/basket";
import { AmountSummary } from "@sundry/ui/commerce/AmountSummary";
import { PackingSlip } from "@sundry/ui/commerce/PackingSlip";
import { Price } from "@sundry/ui/commerce/Price";
import { TaxNote } from "../../shared/goods/TaxNote.tsx";
import { formatCount } from "@sundry/ui/format/count";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import Lock from "lucide-react/icons/lock";
import ReceiptText from "lucide-react/icons/receipt-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Truck from "lucide-react/icons/truck";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { amountParts, isShippingKnown } from "./amountLines.ts";
import { invoiceKind } from "./invoiceFields.ts";
import { arrivalOf, returnDaysOf } from "./parcels.ts";
import * as styles from "./SettlementPage.css.ts";

interface SummaryProps {
  view: CartView;
  /** Amounts are being updated; nothing can be submitted meanwhile. */
  pending: boolean;
}

/** The amount line by line, the invoice, and the button that places the order (BU-03, BU-05). */
export function SettlementSummary({ view, pending, onInvoice }: SummaryProps & { onInvoice: () => void }) {
  const { t } = useTranslation("checkout");
  const points = view.priceDetailDTO.payPoint ?? 0;
  const known = isShippingKnown(view);
  const pieces = view.skuList.reduce((sum, { num }) => sum + num, 0);
  return (
    <aside aria-label={t("amount.title")} className={styles.summary}>
      <PackingSlip>
        <h2 className={styles.summaryTitle}>{t("amount.title")}</h2>
        <AmountSummary
          printed
          stale={pending}
          lines={amountParts(view.priceDetailDTO, view.tax).map(({ id, amount, rate = 0 }) => ({
            id: `${id}${rate || ""}`,
            amount,
            label: t(`amount.${id}`, { count: pieces, rate, name: view.tax?.name }),
            ...(id === "shipping" && !known && { pending: t("amount.shippingPending") }),
          }))}
          total={{
            label: t(known ? "amount.toPay" : "amount.beforeShipping"),
            amount: view.priceDetailDTO.flowPrice ?? "",
          }}
        >
          {points > 0 && (
            <p className={styles.points}>
              <span>{t("amount.points")}</span>
              <strong>{t("points", { count: points, formatted: formatCount(points) })}</strong>
            </p>
          )}
          <div className={styles.invoice}>
            <ReceiptText aria-hidden="true" className={styles.invoiceIcon} />
            <span>{useInvoiceWords(view)}</span>
            <Button variant="text" size="sm" aria-label={t("invoice.editName")} onClick={onInvoice}>
              {t("invoice.edit")}
            </Button>
          </div>
          <DeliveryTerms view={view} />
        </AmountSummary>
        <TaxNote tax={view.tax} words={(values) => t("amount.taxIncluded", values)} className={styles.taxNote} />
      </PackingSlip>
      <SubmitButton icon={<Lock />} loading={pending} className={styles.submit}>
        {t("amount.submit")}
      </SubmitButton>
    </aside>
  );
}

/** When the order arrives, and how long it can be returned, as far as the shop says (BU-03). */
function DeliveryTerms({ view: { cartList } }: Pick<SummaryProps, "view">) {
  const { t } = useTranslation("checkout");
  const shopTime = useShopTime();
  const arrival = arrivalOf(cartList.map(({ parcel }) => parcel));
  const returnDays = returnDaysOf(cartList);
  if (!arrival && returnDays === undefined) return null;
  const [from, to] = (arrival ?? []).map((moment) => shopTime.day(moment, "shortDay"));
  return (
    <ul className={styles.terms}>
      {arrival && (
        <li className={styles.term}>
          <Truck aria-hidden="true" className={styles.invoiceIcon} />
          <span>
            {cartList.length > 1
              ? t("parcel.several", { count: cartList.length, from, to })
              : t("parcel.arrives", { from, to })}
          </span>
        </li>
      )}
      {returnDays !== undefined && (
        <li className={styles.term}>
          <RotateCcw aria-hidden="true" className={styles.invoiceIcon} />
          <span>{t("parcel.returns", { count: returnDays })}</span>
        </li>
      )}
    </ul>
  );
}

/** Amount and button at the bottom of a small screen. */
export function SubmitBar({ view, pending }: SummaryProps) {
  const { t } = useTranslation("checkout");
  return (
    <div className={styles.bar}>
      <span className={styles.barAmount}>
        <span>{t(isShippingKnown(view) ? "amount.toPay" : "amount.beforeShipping")}</span>
        <Price value={view.priceDetailDTO.flowPrice} size="md" />
      </span>
      <SubmitButton wide={false} loading={pending}>
        {t("amount.submit")}
      </SubmitButton>
    </div>
  );
}

function useInvoiceWords({ receiptVO }: CartView): string {
  const { t } = useTranslation("checkout");
  const words = { none: "invoice.none", person: "invoice.chosenPerson", company: "invoice.chosenCompany" } as const;
  return t(words[invoiceKind(receiptVO)], { title: receiptVO?.receiptTitle ?? "", taxId: receiptVO?.taxpayerId ?? "" });
}
