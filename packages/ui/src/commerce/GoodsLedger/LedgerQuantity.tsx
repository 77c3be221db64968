"use client";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { formatCount } from "../../format/count.ts";
import { Button } from "../../primitives/Button/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import type { GoodsSummary } from "../GoodsCard/index.ts";
import { Price } from "../Price/index.ts";
import { QuantityStepper } from "../QuantityStepper/index.ts";
import * as styles from "./GoodsLedger.css.ts";
import type { LedgerRow } from "./ledgerRow.ts";
import { cell } from "./roles.ts";

interface LedgerQuantityProps {
  row: LedgerRow;
  onCountChange: (event: { goods: GoodsSummary; count: number }) => void;
}

/** The last cells of a row: how many are chosen, and what they cost together. */
export function LedgerQuantity({ row, onCountChange }: LedgerQuantityProps) {
  const locale = useLocale();
  const { ledger, goods: words } = useMessages();
  const { goods, count } = row;
  const minimum = goods.minimum ?? 1;
  const missing = goods.offShelf ? words.offShelf : goods.soldOut && words.soldOut;
  const place = useRef<HTMLTableCellElement>(null);
  const follow = useRef(false);
  const chosen = count > 0;
  // The button that was pressed is gone: the focus goes to what took its place.
  useEffect(() => {
    const { current: now } = place;
    const next = now?.querySelector<HTMLElement>("input") ?? now?.querySelector("button");
    if (follow.current) next?.focus({ preventScroll: true });
    follow.current = false;
  }, [chosen]);
  const choose = (next: number) => {
    follow.current = next > 0 !== chosen;
    onCountChange({ goods, count: next });
  };
  return (
    <>
      <td {...cell.cell} ref={place} data-part="quantity" className={styles.quantity}>
        {missing ? (
          <span className={styles.small}>{missing}</span>
        ) : chosen ? (
          <QuantityStepper
            size="sm"
            live
            label={goods.name}
            value={count}
            minimum={minimum}
            maximum={Math.max(minimum, row.stock ?? Number.MAX_SAFE_INTEGER)}
            onValueChange={({ value }) => choose(value)}
          />
        ) : (
          <Button
            size="sm"
            variant="outline"
            icon={<Plus />}
            data-part="choose"
            aria-label={ledger.choose({ count: formatCount(minimum, locale), name: goods.name })}
            onClick={() => choose(minimum)}
          >
            {formatCount(minimum, locale)}
          </Button>
        )}
      </td>
      <td {...cell.cell} className={styles.amount}>
        {chosen && (
          <span className={styles.sum}>
            <Price value={row.amount} size="sm" />
            <IconButton size="sm" label={ledger.remove({ name: goods.name })} onClick={() => choose(0)}>
              <X />
            </IconButton>
          </span>
        )}
      </td>
    </>
  );
}
