import type { CreditNote, Tax } from "@sundry/api/contract/entities/tax";
import { Table } from "@sundry/ui/primitives/Table";
import { useTranslation } from "react-i18next";
import { toCents } from "../../shared/goods/cents.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { formatPrice } from "../../shared/site/money.ts";

/** The tax of an invoice by rate, with the amounts before and after it; nothing for one without tax. */
export function TaxTable({ tax }: { tax: Tax | null | undefined }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  if (!tax) return null;
  return (
    <Table
      caption={tax.name}
      rows={tax.rates}
      rowKey={({ rate }) => String(rate)}
      columns={[
        { id: "rate", label: t("invoice.rate"), cell: ({ rate }) => t("invoice.percent", { rate }), rowHeader: true },
        { id: "net", label: t("invoice.net"), align: "end", cell: ({ netPrice }) => formatPrice(netPrice, locale) },
        { id: "tax", label: tax.name, align: "end", cell: ({ taxPrice }) => formatPrice(taxPrice, locale) },
        {
          id: "gross",
          label: t("invoice.gross"),
          align: "end",
          cell: ({ netPrice, taxPrice }) => formatPrice((toCents(netPrice) + toCents(taxPrice)) / 100, locale),
        },
      ]}
    />
  );
}

interface CreditNotesProps {
  notes: readonly CreditNote[] | null | undefined;
  tax: Tax | null | undefined;
}

/** What was paid back of an invoice, with the number of each credit note; nothing without one. */
export function CreditNotes({ notes, tax }: CreditNotesProps) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const shopTime = useShopTime();
  if (!notes?.length) return null;
  return (
    <Table
      caption={t("invoice.creditNotes")}
      rows={notes}
      rowKey={({ number }) => number}
      columns={[
        { id: "number", label: t("invoice.noteNumber"), cell: ({ number }) => number, rowHeader: true },
        { id: "day", label: t("invoice.noteDay"), cell: ({ time }) => shopTime.day(time) },
        { id: "back", label: t("invoice.paidBack"), align: "end", cell: ({ price }) => formatPrice(price, locale) },
        {
          id: "tax",
          label: t("invoice.noteTax", { name: tax?.name }),
          align: "end",
          cell: ({ taxPrice }) => formatPrice(taxPrice, locale),
        },
      ]}
    />
  );
}
