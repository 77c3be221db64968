"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import { formatCount } from "../../format/count.ts";
import type { Amount } from "../../format/money.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsLedger.css.ts";
import { LedgerLine, type LedgerLineProps } from "./LedgerLine.tsx";
import { type LedgerRow, rowsOf } from "./ledgerRow.ts";
import { LedgerTotal } from "./LedgerTotal.tsx";
import { cell } from "./roles.ts";

/** Props of {@link GoodsLedger}. */
export interface GoodsLedgerProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** What the list is, for screen readers: "Search results". */
  caption: string;
  /** The products with their prices and the chosen pieces. */
  rows: readonly LedgerRow[];
  /** The quantities that prices are compared at, ascending. @default [12, 60, 240] */
  quantities?: readonly number[] | undefined;
  /** Called with the chosen pieces of a product; 0 takes it off. */
  onCountChange: LedgerLineProps["onCountChange"];
  /** Which products are favourites. */
  isFavourite?: LedgerLineProps["isFavourite"];
  /** Called when a heart is pressed. Without it there are no hearts. */
  onFavouriteChange?: LedgerLineProps["onFavouriteChange"];
  /** All that is chosen, also in other lists. Without it there is no running total. */
  total?: { readonly products: number; readonly pieces: number; readonly amount: Amount } | undefined;
  /** Called to add all that is chosen to the cart. */
  onAdd?: (() => void) | undefined;
  /** Whether it is being added. @default false */
  adding?: boolean | undefined;
}

/**
 * Products to compare and order by the dozen: a row each, with the price at several quantities, and a running total at the bottom.
 * In a narrow place each row becomes a card. The keys j and k go from row to row. The total stays `--sundry-ledger-bottom` above the
 * bottom of the window. For products to look at, use `GoodsGrid`.
 */
export function GoodsLedger({
  caption,
  rows: given,
  quantities = [12, 60, 240],
  onCountChange,
  isFavourite,
  onFavouriteChange,
  total,
  onAdd,
  adding = false,
  className,
  ...rest
}: GoodsLedgerProps) {
  const rows = rowsOf(given);
  const locale = useLocale();
  const { ledger } = useMessages();
  const head = (label: string, end = false) => (
    <th {...cell.columnheader} scope="col" className={styles.head({ end })}>
      {label}
    </th>
  );
  return (
    // The keys only work while something inside has the focus.
    <section data-component="GoodsLedger" aria-label={caption} {...rest} className={clsx(styles.root, className)}>
      <table {...cell.table} className={styles.table} onKeyDown={goToRow}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...cell.rowgroup} className={styles.heads}>
          <tr {...cell.row}>
            <td {...cell.cell} className={styles.head({})} />
            {head(ledger.goods)}
            {quantities.map((count) => (
              <th key={count} {...cell.columnheader} scope="col" className={styles.head({ end: true })}>
                {ledger.at({ count: formatCount(count, locale) })}
              </th>
            ))}
            {head(ledger.minimum, true)}
            {head(ledger.dispatch)}
            {head(ledger.rating, true)}
            {head(ledger.quantity)}
            {head(ledger.amount, true)}
          </tr>
        </thead>
        <tbody {...cell.rowgroup} className={styles.body}>
          {rows.map((row) => (
            <LedgerLine
              key={row.goods.id}
              row={row}
              quantities={quantities}
              onCountChange={onCountChange}
              isFavourite={isFavourite}
              onFavouriteChange={onFavouriteChange}
            />
          ))}
        </tbody>
      </table>
      {total && <LedgerTotal {...total} onAdd={onAdd} adding={adding} />}
    </section>
  );
}

const steps: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  j: "nextElementSibling",
  k: "previousElementSibling",
};

/** J and K lead to the next and the previous row: from a quantity to a quantity, from anything else to the name. */
function goToRow(event: KeyboardEvent<HTMLTableElement>) {
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key.toLowerCase()];
  if (!step || !(event.target instanceof Element)) return;
  const row = event.target.closest("tbody > tr")?.[step];
  const counting = event.target.closest("[data-part=quantity]") !== null;
  const next = row?.querySelector<HTMLElement>(
    counting ? "[data-part=quantity] :is(input, [data-part=choose])" : "[data-part=link]",
  );
  // A letter is no quantity either.
  event.preventDefault();
  (next ?? row?.querySelector<HTMLElement>("[data-part=link]"))?.focus();
}
