import type { Tax } from "@sundry/api/contract/entities/tax";
import { useLocale } from "../i18n/locale.ts";
import { formatPrice } from "../site/money.ts";
import { taxRows } from "./taxRows.ts";

interface TaxNoteProps {
  tax: Tax | null | undefined;
  /** The sentence about one rate: "Includes 19% VAT ($3.19)". */
  words: (values: { rate: number; name: string; amount: string | number }) => string;
  className: string;
}

/** What tax a total includes, a line for each rate; nothing if there is none, or if it is added as lines of its own. */
export function TaxNote({ tax, words, className }: TaxNoteProps) {
  const locale = useLocale();
  if (!tax?.included) return null;
  return taxRows(tax).map(({ rate, amount }) => (
    <p key={rate} className={className}>
      {words({ rate, name: tax.name, amount: formatPrice(amount, locale) })}
    </p>
  ));
}
